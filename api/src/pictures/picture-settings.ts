/** Widths of the picture on cards and on top of a page, and of the others of a gallery. A height is two thirds of its width. */
export const HERO_WIDTHS = [320, 480, 640, 960, 1280] as const;
export const GALLERY_WIDTHS = [480, 960] as const;
/** The widest picture of a draft; both kinds have this one. */
export const DRAFT_WIDTH = 480;

/** The widths of cards and phones get the smaller files of effort 1; above, and in a draft, effort 0 takes a third of the time. */
export const AVIF = { quality: 50, efforts: { upTo640: 1, above: 0 } } as const;
export const WEBP = { quality: 68, effort: 2, smartSubsample: false } as const;

/** Strength of the paper's grain, 0 to 255. */
export const GRAIN = 9;

/** An upload: at most 15 MB as a file and 50 million pixels when unpacked. */
export const UPLOAD_MAX_BYTES = 15 * 1024 * 1024;
export const UPLOAD_MAX_PIXELS = 50_000_000;

/** Part of every rendered name: a change of the pipeline makes new names, so that no cache keeps an old picture. */
export const PIPELINE_VERSION = 1;
