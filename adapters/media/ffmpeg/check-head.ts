import { MediaUnreadable } from "#domain/media/errors.ts"

const pointers: ReadonlyArray<readonly [RegExp, string]> = [
  [/^#EXTM3U/, "an HLS or M3U playlist"],
  [/^ffconcat\b/, "a list of files to join"],
  [/^(?:file|concat|subfile|https?):/im, "a list of addresses"],
  [/<MPD[\s>]/, "a DASH manifest"],
  [/<(?:smil|asx|playlist|SmoothStreamingMedia)[\s>]/i, "a playlist"],
  [/^\[playlist\]/i, "a playlist"],
  [/^v=0\r?\no=/, "a session description"],
]

/**
 * Refuses, by the first bytes and before any program runs: empty files, text, and text that refers to other files. Samples
 * without a header can look like text in another encoding, but never like UTF-8.
 */
export const checkHead = (head: Buffer, isBare: boolean): MediaUnreadable | null => {
  if (head.length === 0) return new MediaUnreadable({ code: "empty", detail: "the file is empty" })
  if (!isText(head)) return null
  const text = head.toString("utf8").replace(/^\uFEFF/, "").trimStart()
  const pointer = pointers.find(([pattern]) => pattern.test(text))
  if (pointer === undefined && isBare && text.includes("\uFFFD")) return null
  return pointer === undefined
    ? new MediaUnreadable({ code: "not-media", detail: "the file holds text, not a recording" })
    : new MediaUnreadable({
      code: "points-elsewhere",
      detail: `the file is ${pointer[1]} that points to other files, not a recording`,
    })
}

const isText = (head: Buffer): boolean => !head.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27))
