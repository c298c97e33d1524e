import type { XmlElement } from "./word-xml.ts"

/** Which fields are open: of each, Word shows the result, and not the code that stands before it. */
export interface OpenFields {
  readonly isCode: () => boolean
  /** Follows a `w:fldChar`. */
  readonly follow: (mark: XmlElement) => void
  /** No code goes on in the next paragraph: without this, a field that never ends would take the rest with it. */
  readonly endParagraph: () => void
}

export const openFields = (): OpenFields => {
  let open: ReadonlyArray<"code" | "result"> = []
  return {
    isCode: () => open.includes("code"),
    follow: ({ attributes }) => {
      const type = attributes["w:fldCharType"]
      if (type === "begin") open = [...open, "code"]
      else open = type === "separate" && open.length > 0 ? [...open.slice(0, -1), "result"] : open.slice(0, -1)
    },
    endParagraph: () => {
      open = open.filter((state) => state === "result")
    },
  }
}
