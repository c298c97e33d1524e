declare module "mammoth/lib/xml/reader.js" {
  /** Element names have the prefix of the map, or the namespace in braces. */
  export interface XmlElement {
    readonly type: "element"
    readonly name: string
    readonly attributes: Readonly<Record<string, string>>
    readonly children: ReadonlyArray<
      XmlElement | { readonly type: "text"; readonly value: string; readonly name?: undefined }
    >
  }
  const reader: {
    readonly readString: (xml: string, prefixes: Readonly<Record<string, string>>) => PromiseLike<XmlElement | Error>
  }
  export default reader
}
declare module "mammoth/lib/docx/body-reader.js" {
  import type { XmlElement } from "mammoth/lib/xml/reader.js"
  const bodies: {
    readonly createBodyReader: (options: object) => {
      readonly readXmlElement: (element: XmlElement) => { readonly value: { readonly value?: unknown } }
    }
  }
  export default bodies
}
