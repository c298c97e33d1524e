const codes =
  ("af am ar as az ba be bg bn bo br bs ca cs cy da de el en es et eu fa fi fo fr gl gu ha haw he hi hr ht hu "
    + "hy id is it ja jw ka kk km kn ko la lb ln lo lt lv mg mi mk ml mn mr ms mt my ne nl nn no oc pa pl ps pt ro ru "
    + "sa sd si sk sl sn so sq sr su sv sw ta te tg th tk tl tr tt uk ur uz vi yi yo yue zh").split(" ")

const names = new Intl.DisplayNames(["en"], { type: "language" })
const byName = new Map(codes.map((code) => [(names.of(code) ?? code).toLowerCase(), code]))

/** The ISO 639-1 code for Whisper's name of a language ("english", "EN", "en"), or null if it is not one. */
export const languageCode = (name: string | null | undefined): string | null => {
  const lower = (name ?? "").trim().toLowerCase()
  return codes.includes(lower) ? lower : byName.get(lower) ?? null
}
