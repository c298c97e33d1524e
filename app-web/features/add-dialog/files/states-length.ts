/**
 * Whether the header of a recording says how long it is. Of the others, AAC and MP3 without a count of frames among them,
 * browsers guess the length by the size of the first frames, and are wrong by hours where those are quiet.
 */
export const statesLength = async (file: Blob): Promise<boolean> => {
  const head = await read(file, 0)
  const text = latin1.decode(head)
  if (text.slice(4, 8) === "ftyp" || text.startsWith("OggS") || text.startsWith("\x1aE\xdf\xa3")) return true
  if (text.startsWith("fLaC")) return hasSampleCount(head)
  if (/^RIFF[^]{4}WAVE/.test(text)) return isWhole(head, file.size)
  return hasFrameCount(await read(file, text.startsWith("ID3") ? tagsOf(head) : 0))
}

const latin1 = new TextDecoder("latin1")

const read = async (file: Blob, from: number): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await file.slice(from, from + 4096).arrayBuffer())

/** The 36 bits of the number of samples are 0 where a program did not know it. */
const hasSampleCount = (head: Uint8Array): boolean =>
  ((head[21] ?? 0) & 15) !== 0 || head.subarray(22, 26).some((byte) => byte !== 0)

/** Programs that stream a WAV file state a size that it does not have. */
const isWhole = (head: Uint8Array<ArrayBuffer>, size: number): boolean =>
  head.length >= 8 && new DataView(head.buffer).getUint32(4, true) + 8 <= size

/** Where the first frame of an MP3 file begins that has a tag with a title before it. */
const tagsOf = (head: Uint8Array): number =>
  10 + head.subarray(6, 10).reduce((size, byte) => size * 128 + (byte & 127), 0)

const hasFrameCount = (frame: Uint8Array): boolean => {
  const text = latin1.decode(frame)
  return ["Xing", "Info", "VBRI"].some((mark) => text.includes(mark))
}
