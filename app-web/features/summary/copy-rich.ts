/** Copies a text both as Markdown, and formatted for word processors and email. */
export const copyRich = async (markdown: string, element: HTMLElement | null): Promise<void> => {
  if (element === null || !("ClipboardItem" in globalThis)) return navigator.clipboard.writeText(markdown)
  const item = new ClipboardItem({
    "text/plain": new Blob([markdown], { type: "text/plain" }),
    "text/html": new Blob([withoutButtons(element)], { type: "text/html" }),
  })
  await navigator.clipboard.write([item])
}

/** The text as HTML; a citation becomes its time. */
const withoutButtons = (element: HTMLElement): string => {
  const copy = element.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return ""
  for (const tool of copy.querySelectorAll(".no-print")) tool.remove()
  for (const chip of copy.querySelectorAll("button")) chip.replaceWith(`(${chip.textContent.trim()})`)
  for (const folded of copy.querySelectorAll("details,summary")) folded.replaceWith(...folded.childNodes)
  for (const one of copy.querySelectorAll("[class]")) one.removeAttribute("class")
  return copy.innerHTML
}
