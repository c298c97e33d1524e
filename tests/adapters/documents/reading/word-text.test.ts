import { docxText } from "#adapters/documents/reading/docx-text.ts"
import { aDocx } from "#tests/support/documents/a-docx.ts"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { assert, describe, it } from "vitest"

const spaces = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
].join(" ")

const t = (text: string): string => `<w:t xml:space="preserve">${text}</w:t>`
const r = (text: string, properties = ""): string => `<w:r><w:rPr>${properties}</w:rPr>${t(text)}</w:r>`
const p = (content: string, properties = ""): string => `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`
const field = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
const code = (text: string): string => `<w:r><w:instrText>${text}</w:instrText></w:r>`
const cell = (text: string, properties = ""): string => `<w:tc><w:tcPr>${properties}</w:tcPr>${p(r(text))}</w:tc>`
const box = (text: string): string => `<w:txbxContent>${p(r(text))}</w:txbxContent>`
const mt = (text: string): string => `<m:r><m:t>${text}</m:t></m:r>`
const formula = (content: string): string => p(`<m:oMath>${content}</m:oMath>`)

const styles = `<?xml version="1.0"?><w:styles ${spaces}>
<w:style w:type="paragraph" w:styleId="Normal" w:default="1"/>
<w:style w:type="paragraph" w:styleId="Secret"><w:rPr><w:vanish/></w:rPr></w:style>
<w:style w:type="paragraph" w:styleId="Secret2"><w:basedOn w:val="Secret"/></w:style>
<w:style w:type="paragraph" w:styleId="Open"><w:basedOn w:val="Secret"/><w:rPr><w:vanish w:val="0"/></w:rPr></w:style>
<w:style w:type="character" w:styleId="Aside"><w:rPr><w:vanish/></w:rPr></w:style>
<w:style w:type="character" w:styleId="Round"><w:basedOn w:val="Round"/></w:style></w:styles>`

const notes = `<?xml version="1.0"?><w:footnotes ${spaces}><w:footnote w:id="2">${
  p(r("See page 4.") + r("Not this.", "<w:vanish/>"))
}</w:footnote></w:footnotes>`

const read = async (body: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "word-"))
  const path = join(folder, "a.docx")
  const document = `<?xml version="1.0"?><w:document ${spaces}><w:body>${body}</w:body></w:document>`
  await writeFile(
    path,
    aDocx(Buffer.from(document), [
      { name: "word/styles.xml", bytes: Buffer.from(styles) },
      { name: "word/footnotes.xml", bytes: Buffer.from(notes) },
    ]),
  )
  const text = await docxText(path)
  await rm(folder, { recursive: true })
  return text.trim()
}

const ruby = (base: string, reading: string): string =>
  `<w:r><w:ruby><w:rubyPr/><w:rt>${r(reading)}</w:rt><w:rubyBase>${r(base)}</w:rubyBase></w:ruby></w:r>`

describe("the text of a Word document", () => {
  it.each([
    ["ruby, whose readings stand above it", p(ruby("東京", "とうきょう") + r("に行く")), "東京に行く"],
    ["a simple field", p(`<w:fldSimple w:instr="DATE">${r("20 May")}</w:fldSimple>${r(" at noon")}`), "20 May at noon"],
    [
      "the result of a field, and not its code",
      p(field("begin") + code("REF x") + field("separate") + r("Chapter 2") + field("end") + r(" says")),
      "Chapter 2 says",
    ],
    [
      "a field in the code of a field",
      p(
        field("begin") + code("IF ") + field("begin") + code("A") + field("separate") + r("inner") + field("end")
          + code(" = 1") + field("separate") + r("outer") + field("end"),
      ),
      "outer",
    ],
    ["what follows a field that never ends", p(field("begin") + code("REF x")) + p(r("Next.")), "Next."],
    ["text with a direction of its own", p(`<w:dir w:val="rtl">${r("שלום")}</w:dir>${r(" and")}`), "שלום and"],
    ["overridden direction", p(`<w:bdo w:val="rtl">${r("abc")}</w:bdo>`), "abc"],
    ["smart tags", p(`<w:smartTag w:element="place">${r("Oslo")}</w:smartTag>`), "Oslo"],
    [
      "content controls",
      `<w:sdt><w:sdtPr/><w:sdtContent>${
        p(`<w:sdt><w:sdtContent>${r("Ann")}</w:sdtContent></w:sdt>`)
      }</w:sdtContent></w:sdt>`,
      "Ann",
    ],
    ["what was inserted", p(`<w:ins>${r("new")}</w:ins><w:moveTo>${r(" moved")}</w:moveTo>`), "new moved"],
    [
      "neither what was deleted nor where something was moved from",
      p(`${r("kept")}<w:del><w:r><w:delText>old</w:delText></w:r>${r("old")}</w:del><w:moveFrom>${
        r("off")
      }</w:moveFrom>`),
      "kept",
    ],
    ["paragraphs that a deleted mark joins", p(r("one "), "<w:rPr><w:del/></w:rPr>") + p(r("two")), "one two"],
    [
      "a text box that is written twice",
      p(
        `${r("Above.")}<w:r><mc:AlternateContent><mc:Choice><w:drawing><wps:txbx>${
          box("Boxed.")
        }</wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox>${
          box("Boxed.")
        }</v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>`,
      ),
      "Above.\n\nBoxed.",
    ],
    [
      "a text box without another form",
      p(`<w:r><w:drawing><wps:txbx>${box("Boxed.")}</wps:txbx></w:drawing></w:r>`),
      "Boxed.",
    ],
    [
      "the other form of what holds no text",
      p(
        `<w:r><mc:AlternateContent><mc:Choice/><mc:Fallback>${t("plain")}</mc:Fallback></mc:AlternateContent></w:r>`,
      ),
      "plain",
    ],
    ["no hidden text", p(r("seen") + r(" hidden", "<w:vanish/>") + r(" seen", '<w:vanish w:val="0"/>')), "seen seen"],
    ["nothing that a style hides", p(r("a"), '<w:pStyle w:val="Secret"/>') + p(r("b")), "b"],
    ["nothing that a style hides after another one", p(r("a"), '<w:pStyle w:val="Secret2"/>') + p(r("b")), "b"],
    ["what a style shows again", p(r("a"), '<w:pStyle w:val="Open"/>'), "a"],
    ["nothing of a hidden character style", p(r("a") + r("b", '<w:rStyle w:val="Aside"/>')), "a"],
    [
      "what both styles hide, for each switches the other",
      p(r("a", '<w:rStyle w:val="Aside"/>'), '<w:pStyle w:val="Secret"/><w:rPr><w:vanish w:val="0"/></w:rPr>'),
      "a",
    ],
    ["text of a style that is based on itself", p(r("a", '<w:rStyle w:val="Round"/>')), "a"],
    [
      "paragraphs that a hidden mark joins",
      p(r("Risks. "), "<w:rPr><w:vanish/></w:rPr>") + p(r("Two.")),
      "Risks. Two.",
    ],
    [
      "cells in a content control, and none that is covered or deleted",
      `<w:tbl><w:tr><w:sdt><w:sdtContent>${cell("North")}</w:sdtContent></w:sdt>${
        cell("7", '<w:vMerge w:val="restart"/>')
      }</w:tr><w:tr>${cell("South")}${cell("gone", "<w:vMerge/>")}</w:tr><w:tr><w:trPr><w:del/></w:trPr>${
        cell("West")
      }</w:tr></w:tbl>`,
      "North | 7\nSouth",
    ],
    [
      "notes without what is hidden in them",
      p(`${r("Sales rose.")}<w:r><w:footnoteReference w:id="2"/></w:r>`),
      "Sales rose.\n\nSee page 4.",
    ],
    ["signs", p('<w:r><w:sym w:font="Symbol" w:char="F061"/><w:noBreakHyphen/><w:t>x</w:t></w:r>'), "α\u2011x"],
    [
      "fractions and powers",
      formula(
        `${mt("y=")}<m:f><m:num>${mt("a+b")}</m:num><m:den>${mt("2")}</m:den></m:f><m:sSup><m:e>${
          mt("x")
        }</m:e><m:sup>${mt("2")}</m:sup></m:sSup>`,
      ),
      "y=(a+b)/2x^2",
    ],
    [
      "roots, sums and brackets",
      formula(
        `<m:rad><m:deg/><m:e>${mt("n")}</m:e></m:rad>${mt("+")}<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub>${
          mt("i=1")
        }</m:sub><m:sup>${mt("n")}</m:sup><m:e><m:d><m:e>${mt("x")}</m:e></m:d></m:e></m:nary>`,
      ),
      "√(n)+∑_(i=1)^n (x)",
    ],
  ])("has %s", async (_, body, text) => assert.strictEqual(await read(body), text))
})
