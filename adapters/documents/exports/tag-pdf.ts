import type { Group } from "pdfmake/js/index.js"
import layout from "pdfmake/js/LayoutBuilder.js"
import rendering, { type Marked, type PdfDocument, type StructureElement } from "pdfmake/js/Renderer.js"
import { setByDirection } from "./pdf-direction.ts"

/** A PDF's metadata, so that it is read aloud by its structure and shown by its title. */
export const tagged = { version: "1.7", tagged: true, displayTitle: true } as const

const trees = new WeakMap<
  PdfDocument,
  { readonly root: StructureElement; readonly known: WeakMap<object, StructureElement> }
>()

const { default: LayoutBuilder } = layout
const { default: Renderer } = rendering
const { buildNextLine } = LayoutBuilder.prototype
const { renderLine, renderVector, renderSVG } = Renderer.prototype

// The library lays out and draws without any structure; these are the only places that know both text and line.
// A field of the line itself, so that the copies that repeated table heads are made of have it.
LayoutBuilder.prototype.buildNextLine = function(node) {
  const line = buildNextLine.call(this, node)
  if (line !== null) setByDirection(line, node)
  return line === null || node.mark === undefined ? line : Object.assign(line, { marked: { mark: node.mark, node } })
}

Renderer.prototype.renderLine = function(line, x, y) {
  const document = this.pdfDocument
  const { marked } = line
  if (marked === undefined || isRepeated(document, marked)) {
    return decorate(document, () => renderLine.call(this, line, x, y))
  }
  const { mark, node } = marked
  const element = elementOf(document, node, mark.type, mark.within)
  element.add(document.markStructureContent(mark.type))
  renderLine.call(this, line, x, y)
  document.endMarkedContent()
}

const firstPages = new WeakMap<object, object>()

/** The head of a table on its further pages is there for those who see the page. */
const isRepeated = ({ page }: PdfDocument, { mark, node }: Marked): boolean => {
  const first = firstPages.get(node) ?? page
  firstPages.set(node, first)
  return mark.type === "TH" && first !== page
}

Renderer.prototype.renderVector = function(vector) {
  decorate(this.pdfDocument, () => renderVector.call(this, vector))
}

Renderer.prototype.renderSVG = function(svg) {
  decorate(this.pdfDocument, () => renderSVG.call(this, svg))
}

/** Page numbers, lines and shapes: readers skip them. */
const decorate = (document: PdfDocument, draw: () => void): void => {
  document.markContent("Artifact")
  draw()
  document.endMarkedContent()
}

const elementOf = (document: PdfDocument, key: object, type: string, within: Group | undefined): StructureElement => {
  const { root, known } = treeOf(document)
  const present = known.get(key)
  if (present !== undefined) return present
  const parent = within === undefined ? root : elementOf(document, within, within.type, within.within)
  const made = document.struct(type)
  parent.add(made)
  known.set(key, made)
  return made
}

const treeOf = (document: PdfDocument) => {
  const present = trees.get(document)
  if (present !== undefined) return present
  const root = document.struct("Document")
  document.addStructure(root)
  const made = { root, known: new WeakMap<object, StructureElement>() }
  trees.set(document, made)
  return made
}
