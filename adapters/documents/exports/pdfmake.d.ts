// Only what we use: the published types would pull in the browser's types for all adapters.
declare module "pdfmake/js/index.js" {
  /** What a piece of text is to those who do not see the page: its kind, and the list or table it belongs to. */
  export interface Mark {
    readonly type: "H1" | "H2" | "H3" | "P" | "Lbl" | "LBody" | "TH" | "TD"
    readonly within?: Group
  }

  export interface Group {
    readonly type: "L" | "LI" | "Table" | "TR"
    readonly within?: Group
  }

  type Margin = number | [left: number, top: number, right: number, bottom: number]

  interface Placed {
    margin?: Margin
    absolutePosition?: { readonly x: number; readonly y: number }
    width?: number | "*"
  }

  export interface Style {
    font?: string
    fontSize?: number
    bold?: boolean
    italics?: boolean
    color?: string
    background?: string
    decoration?: "underline" | "lineThrough"
    link?: string
    alignment?: "left" | "center" | "right"
    noWrap?: boolean
  }

  export interface Piece extends Style {
    text: string
  }

  export interface Text extends Style, Placed {
    mark?: Mark
    direction?: "ltr" | "rtl"
    text: string | Array<Piece>
    outline?: boolean
    outlineText?: string
  }

  interface Columns extends Placed {
    columns: Array<Text>
  }

  interface Table extends Placed {
    table: { headerRows: number; widths: Array<number | "*">; body: Array<Array<Text>> }
    layout: { hLineWidth: () => number; vLineWidth: () => number; hLineColor: () => string }
  }

  interface Line {
    type: "line"
    x1: number
    y1: number
    x2: number
    y2: number
    lineWidth: number
    lineColor: string
  }

  interface Canvas extends Placed {
    canvas: Array<Line>
  }

  interface Svg {
    svg: string
    width: number
    height: number
    absolutePosition: { readonly x: number; readonly y: number }
  }

  interface Stack extends Placed {
    stack: Array<Content>
    unbreakable: true
  }

  export type Content = Text | Columns | Table | Canvas | Svg | Stack

  export interface Definition {
    content: Array<Content>
    info: { title: string }
    language: string
    pageSize?: { readonly width: number; readonly height: number }
    pageMargins: Margin
    defaultStyle: Style
    footer?: (page: number, pages: number) => Text
  }

  /** Each font as its file, followed by its name if the file holds several. */
  export type Fonts = Record<string, Record<"normal" | "bold" | "italics" | "bolditalics", Array<string>>>

  interface PdfMake {
    setFonts: (fonts: Fonts) => void
    setUrlAccessPolicy: (allows: (url: string) => boolean) => void
    setLocalAccessPolicy: (allows: (path: string) => boolean) => void
    createPdf: (
      definition: Definition & { version: string; tagged: boolean; displayTitle: boolean },
    ) => { getBuffer: () => Promise<Buffer> }
  }

  const pdfmake: PdfMake
  export default pdfmake
}

declare module "pdfmake/js/LayoutBuilder.js" {
  import type { Line } from "pdfmake/js/Renderer.js"
  import type { Text } from "pdfmake/js/index.js"

  interface Builder {
    buildNextLine: (node: Pick<Text, "mark" | "direction"> & { readonly text?: Text["text"] }) => Line | null
  }

  const layout: { readonly default: { readonly prototype: Builder } }
  export default layout
}

declare module "pdfmake/js/Renderer.js" {
  import type { Mark } from "pdfmake/js/index.js"

  export interface Marked {
    readonly mark: Mark
    /** The text that the line is of. */
    readonly node: object
  }

  export interface Line {
    readonly marked?: Marked
    /** The widths of the spaces at its ends. */
    readonly leadingCut: number
    readonly trailingCut: number
    inlines: Array<Inline>
  }

  /** A part of a line in one style, with its place. */
  export interface Inline {
    readonly text: string
    readonly width: number
    x: number
    alignment: "left" | "center" | "right"
    readonly decoration: string | null
    readonly fontSize: number
    readonly fontFeatures: object | null
    readonly font: { widthOfString: (text: string, size: number, features: object | null) => number }
  }

  export interface StructureElement {
    add: (child: object) => void
  }

  export interface PdfDocument {
    readonly page: object
    struct: (type: string) => StructureElement
    addStructure: (element: StructureElement) => void
    markContent: (tag: "Artifact") => void
    markStructureContent: (tag: string) => object
    endMarkedContent: () => void
  }

  interface Drawing {
    pdfDocument: PdfDocument
    renderLine: (line: Line, x: number, y: number) => void
    renderVector: (vector: object) => void
    renderSVG: (svg: object) => void
  }

  const rendering: { readonly default: { readonly prototype: Drawing } }
  export default rendering
}
