import { aZip, type ZipPart } from "./zip.ts"

const types = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>
</Types>`

const relations =
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
<Relationship Id="rId1" Target="word/document.xml" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument"/>
</Relationships>`

const space = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"

/** The body of a Word document with these paragraphs (XML); `prolog` stands before its root. */
export const bodyOf = (paragraphs: ReadonlyArray<string>, prolog = ""): Buffer =>
  Buffer.from(
    `<?xml version="1.0"?>${prolog}<w:document xmlns:w="${space}"><w:body>${
      paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join("")
    }</w:body></w:document>`,
  )

/** A Word document around a body, with further parts. */
export const aDocx = (body: Uint8Array, more: ReadonlyArray<ZipPart> = [], as: Partial<ZipPart> = {}): Buffer =>
  aZip([
    { name: "[Content_Types].xml", bytes: Buffer.from(types) },
    { name: "_rels/.rels", bytes: Buffer.from(relations) },
    { name: "word/document.xml", bytes: body, ...as },
    ...more,
  ])
