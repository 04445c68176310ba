import { dark, light, type Colors } from './palette';
import { kebab } from './tokens';

/** The raw colours, for what cannot use CSS variables (theme-color, mails, tests). */
export const palette = { light, dark };

const variables = (colors: Colors) =>
  Object.entries(colors)
    .map(([name, value]) => `--${kebab(name)}:${value};`)
    .join('');

// Chinese comes from the system. A Han character has one code and two shapes: the page's script says which font goes first.
const simplified = [
  '"PingFang SC","Microsoft YaHei","Noto Sans CJK SC","Noto Sans SC"',
  '"Songti SC","Noto Serif CJK SC","Noto Serif SC"',
] as const;
const traditional = [
  '"PingFang TC","Microsoft JhengHei","Noto Sans CJK TC","Noto Sans TC"',
  '"Songti TC","Noto Serif CJK TC","Noto Serif TC"',
] as const;
// The shell names the web fonts in --web-display and --web-text (with their comma) once they may be fetched; until then the stand-ins below are used.
const families = ([sans, serif]: readonly [string, string]) =>
  `--font-display:var(--web-display,)"Fraunces Fallback","Fraunces Wide",Georgia,${serif},serif;--font-text:var(--web-text,)"Figtree Fallback","Figtree Wide",system-ui,${sans},sans-serif;`;

const lightExtra =
  'color-scheme:light;--shadow-low:0 1px 2px rgb(19 36 43/.06),0 2px 8px rgb(19 36 43/.05);--shadow-high:0 2px 6px rgb(19 36 43/.08),0 18px 48px rgb(19 36 43/.16);';
const darkExtra =
  'color-scheme:dark;--shadow-low:0 1px 2px rgb(0 0 0/.4);--shadow-high:0 2px 6px rgb(0 0 0/.4),0 18px 48px rgb(0 0 0/.55);';

// Measured against Arial and Times New Roman (Liberation has their widths), and against DejaVu where a Linux has only that, so that text does not move when the web fonts arrive.
const fallbackFonts = `
@font-face{font-family:"Figtree Fallback";src:local("Arial"),local("Liberation Sans"),local("Roboto");font-weight:400;size-adjust:99.6%;ascent-override:95.4%;descent-override:25.1%;line-gap-override:0%}
@font-face{font-family:"Figtree Fallback";src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold"),local("Roboto Bold");font-weight:500 900;size-adjust:94.4%;ascent-override:100.7%;descent-override:26.5%;line-gap-override:0%}
@font-face{font-family:"Fraunces Fallback";src:local("Times New Roman Bold"),local("TimesNewRomanPS-BoldMT"),local("Liberation Serif Bold"),local("Noto Serif Bold");font-weight:400 900;size-adjust:110%;ascent-override:88.9%;descent-override:23.2%;line-gap-override:0%}
@font-face{font-family:"Figtree Wide";src:local("DejaVu Sans");font-weight:400;size-adjust:88.5%;ascent-override:107.4%;descent-override:28.3%;line-gap-override:0%}
@font-face{font-family:"Figtree Wide";src:local("DejaVu Sans Bold");font-weight:500 900;size-adjust:80.3%;ascent-override:118.3%;descent-override:31.1%;line-gap-override:0%}
@font-face{font-family:"Fraunces Wide";src:local("DejaVu Serif Bold");font-weight:400 900;size-adjust:84.5%;ascent-override:115.8%;descent-override:30.2%;line-gap-override:0%}`;

const writeGlobalStyles = () => `${fallbackFonts}
:root{${variables(light)}${lightExtra}
${families(simplified)}
--text-small:.875rem;--text-body:1rem;
--text-large:clamp(1.0625rem,1rem + .3vw,1.1875rem);
--text-title:clamp(1.125rem,1.06rem + .35vw,1.3125rem);
--text-section:clamp(1.5rem,1.3rem + .95vw,2.0625rem);
--text-page:clamp(1.9375rem,1.5rem + 2vw,3rem);
--text-hero:clamp(2.375rem,1.6rem + 3.7vw,4.5rem)}
@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${variables(dark)}${darkExtra}}}
:root:lang(zh-Hant){${families(traditional)}}
[data-theme=dark]{${variables(dark)}${darkExtra}}
*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-block:6rem;background:var(--sand)}
body{margin:0;min-height:100vh;min-height:100dvh;background:var(--sand);color:var(--ink);font:400 1rem/1.55 var(--font-text);font-synthesis-weight:none;-webkit-font-smoothing:antialiased;overflow-wrap:break-word;accent-color:var(--lagoon)}
body:lang(zh){line-height:1.7}
h1,h2,h3,h4,p,ul,ol,dl,dd,figure,fieldset,blockquote{margin:0;padding:0}
h1,h2,h3,h4{font-family:var(--font-display);font-weight:600;line-height:1.15;letter-spacing:-.01em;text-wrap:balance}
h1{font-size:var(--text-page);line-height:1.08}h2{font-size:var(--text-section)}h3{font-size:var(--text-title);line-height:1.25}h4{font-size:var(--text-large);line-height:1.3}
:is(h1,h2,h3,h4):lang(zh){line-height:1.3;letter-spacing:0;word-break:keep-all;overflow-wrap:anywhere}
p{text-wrap:pretty}
ul,ol{padding-inline-start:1.25rem}
[role=list]{list-style:none;padding:0}
fieldset{border:0;min-inline-size:0}
img,svg,video,canvas{display:block;max-width:100%}
img{height:auto}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
button{cursor:pointer}
a{color:var(--link);text-decoration-thickness:1px;text-underline-offset:.2em}
a:hover{text-decoration-thickness:2px}
hr{border:0;border-block-start:1px solid var(--line);margin:0}
::placeholder{color:var(--muted);opacity:1}
::selection{background:var(--lagoon);color:var(--on-lagoon)}
:focus-visible{outline:3px solid var(--lagoon);outline-offset:2px;border-radius:4px}
:is(h1,h2,main)[tabindex="-1"]:focus-visible{outline:none}
[hidden]{display:none!important}
[dir=rtl] [data-turns]{scale:-1 1}
html:has(dialog[open][data-modal]){overflow:hidden;scrollbar-gutter:stable;background:color-mix(in srgb,rgb(6 22 28) 55%,var(--sand))}
.visually-hidden:not(:focus){position:absolute;width:1px;height:1px;margin:-1px;padding:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap;border:0}
@media screen{:root[data-opening] img[loading=lazy]{display:none}:root[data-fresh] details:not([open])>[data-folded]{display:none}:root[data-fresh] :is([data-below=""],[data-below=each]>:is(li,section)):not([data-laid-out]){content-visibility:auto;contain-intrinsic-block-size:auto 24rem;overflow-clip-margin:3rem}}
[data-fragment]{border-radius:.75rem;animation:awaited 0s .2s both}@keyframes awaited{to{background:color-mix(in srgb,var(--line) 55%,transparent)}}
button[aria-busy=true]:not([aria-disabled]){cursor:progress;animation:pressed 0s .3s both}@keyframes pressed{to{opacity:.55}}
@media (prefers-reduced-motion:reduce){*,::before,::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:0s!important;scroll-behavior:auto!important}}
@media print{:root,:root:not([data-theme=light]),[data-theme=dark]{${variables({ ...light, sand: '#fff', surface: '#fff', sunken: '#fff' })}${lightExtra}--shadow-low:none;--shadow-high:none}
body{font-size:10.5pt;background:#fff}[data-print=hide],main button:not([role=tab],:has(img)){display:none!important}details::details-content{content-visibility:visible;block-size:auto}a{color:inherit}h1,h2,h3{break-after:avoid}tr,figure{break-inside:avoid}@page{margin:16mm}}
`;

/**
 * The first page of a visit lays out only what is near the window at first: of what has `data-below`, and of each item or section of what has
 * `data-below="each"`. These rules name what they are about: with `*` the end of `data-fresh` would work out every element's style again.
 * The shell lays out the rest part by part (lay-out-rest). Later pages have their real height from the start, so that "back" finds its place.
 *
 * Its other pictures wait for the largest one (shell's inline-scripts): a lazy picture that is not drawn is not fetched. Their frames
 * keep the room. What is folded away (`data-folded`) is not even there: the browser looks for fields that it could fill in before its first frame, and
 * lays out what they are in.
 *
 * The room of a fragment that is on its way shows itself after 200 ms.
 *
 * Written once by the shell (and by a remote that stands alone): variables of both themes, reset, typography, focus, motion, print.
 */
export const globalStyles = writeGlobalStyles();
