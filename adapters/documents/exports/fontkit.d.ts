declare module "fontkit" {
  export interface Font {
    readonly postscriptName: string
    readonly unitsPerEm: number
    readonly ascent: number
    readonly hasGlyphForCodePoint: (point: number) => boolean
  }
  export interface Collection {
    readonly fonts: ReadonlyArray<Font>
  }
  export function open(path: string): Promise<Font | Collection>
}
