declare module 'harfbuzzjs' {
  interface Destroyable {
    destroy(): void;
  }
  interface ShapedGlyph {
    /** The glyph's number. */
    g: number;
    /** Where in the text (in UTF-16) it comes from. */
    cl: number;
    ax: number;
    ay: number;
    dx: number;
    dy: number;
  }
  interface TextBuffer extends Destroyable {
    addText(text: string): void;
    setClusterLevel(level: number): void;
    guessSegmentProperties(): void;
    json(): ShapedGlyph[];
  }
  export interface Harfbuzz {
    createBlob(content: Uint8Array): Destroyable;
    createFace(blob: Destroyable, index: number): Destroyable;
    createFont(face: Destroyable): Destroyable;
    createBuffer(): TextBuffer;
    shape(font: Destroyable, buffer: TextBuffer): void;
  }
  const harfbuzz: Promise<Harfbuzz>;
  export default harfbuzz;
}
