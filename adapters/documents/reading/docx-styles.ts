import { childOf, elementsIn, isOn, type XmlElement } from "./word-xml.ts"

/** Whether the styles of a document hide what has these names. */
export interface HidingStyles {
  readonly hides: (paragraph: string | undefined, run: string | undefined) => boolean
}

/** A style that says nothing takes after the one it is based on; the two kinds of styles switch each other (ECMA-376, 17.7.3). */
export const hidingStyles = (root: XmlElement | null): HidingStyles => {
  const styles = root === null ? [] : elementsIn(root).filter(({ name }) => name === "w:style")
  const byId = new Map(styles.map((style) => [style.attributes["w:styleId"], style]))
  const usual = styles.find(({ attributes: { "w:type": type, "w:default": isDefault } }) =>
    type === "paragraph" && (isDefault === "1" || isDefault === "true")
  )
  const isHiding = (style: XmlElement | undefined, seen: ReadonlySet<XmlElement> = new Set()): boolean =>
    style !== undefined && !seen.has(style) && (isOn(childOf(style, "w:rPr", "w:vanish"))
      ?? isHiding(byId.get(childOf(style, "w:basedOn")?.attributes["w:val"]), new Set([...seen, style])))
  return {
    hides: (paragraph, run) =>
      isHiding(paragraph === undefined ? usual : byId.get(paragraph)) !==
        isHiding(run === undefined ? undefined : byId.get(run)),
  }
}
