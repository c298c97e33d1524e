declare module "word-extractor" {
  export interface ExtractedDocument {
    readonly getBody: () => string
    readonly getFootnotes: () => string
    readonly getTextboxes: () => string
  }
  export default class WordExtractor {
    extract(source: Buffer): Promise<ExtractedDocument>
  }
}
