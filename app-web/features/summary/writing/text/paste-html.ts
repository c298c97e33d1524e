/**
 * HTML from word processors and pages, without what would arrive as junk: comments, office markup, hidden text; Word's lists,
 * which are paragraphs with a bullet typed before them, become lists. The editor drops all other styles by itself.
 */
export const cleanHtml = (html: string): string => {
  const bare = html.replaceAll(/<!--[\s\S]*?-->/g, "").replaceAll(/<\/?o:p>/g, "").replaceAll(styles, meaningOf)
  const page = new DOMParser().parseFromString(bare, "text/html")
  for (const plain of page.querySelectorAll("b[data-plain]")) plain.replaceWith(...plain.childNodes)
  for (const [mark, name] of [["data-bold", "strong"], ["data-italic", "em"]] as const) {
    for (const marked of page.querySelectorAll(`span[${mark}]`)) {
      const wrapped = page.createElement(name)
      wrapped.append(...marked.childNodes)
      marked.append(wrapped)
    }
  }
  for (const junk of page.querySelectorAll("style,script,meta,link,title,xml,img,iframe,object")) junk.remove()
  for (const item of page.querySelectorAll("p[class*=MsoListParagraph]")) listed(item)
  for (const empty of page.querySelectorAll("p")) {
    if (empty.textContent.replaceAll("\u00A0", " ").trim() === "" && empty.querySelector("br") === null) empty.remove()
  }
  return page.body.innerHTML
}

/** Moves a paragraph of a Word list into the list before it, or into a new one. */
const listed = (paragraph: Element): void => {
  const marker = paragraph.querySelector("[data-bullet]")
  const sign = (marker?.textContent ?? paragraph.textContent).trim()
  marker?.remove()
  const name = /^(\d+|[a-z]|[ivx]+)[.)]/i.test(sign) ? "ol" : "ul"
  const before = paragraph.previousElementSibling
  const list = before?.matches(`${name}[data-word]`) === true ? before : paragraph.ownerDocument.createElement(name)
  list.setAttribute("data-word", "")
  const item = paragraph.ownerDocument.createElement("li")
  const text = paragraph.ownerDocument.createElement("p")
  text.append(...paragraph.childNodes)
  item.append(text)
  if (list !== before) paragraph.before(list)
  list.append(item)
  paragraph.remove()
}

const styles = /\sstyle\s*=\s*("[^"]*"|'[^']*')/gi

/** What a style means, as attributes: the policy of the page forbids styles, even in a text that is only read. */
const meaningOf = (style: string): string => {
  if (/mso-list:\s*ignore/i.test(style)) return " data-bullet"
  const marks = [
    /font-weight:\s*(bold|[6-9]00)/i.test(style) ? " data-bold" : "",
    /font-weight:\s*(normal|[1-4]00)/i.test(style) ? " data-plain" : "",
    /font-style:\s*italic/i.test(style) ? " data-italic" : "",
  ]
  return marks.join("")
}
