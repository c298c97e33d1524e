import { encodeAs } from "#tests/support/documents/encode-as.ts"
import { outcome } from "#tests/support/documents/reading.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { deflateRawSync } from "node:zlib"

const chinese = "会议记录：我们决定把新产品的发布时间推迟到七月。李娜负责联系第二家供应商，张伟下周三之前写好招聘启事。"
  .repeat(2)
const traditional =
  "會議記錄：我們決定把新產品的發表時間延後到七月。李娜負責聯絡第二家供應商，張偉下週三以前寫好徵才啟事。".repeat(2)
const japanese =
  "会議の記録です。新しい製品の発売を七月に延期することに決めました。田中さんが来週までに資料を作ります。".repeat(2)
const wide = (text: string, order: "le" | "be", mark: boolean): Buffer => {
  const bytes = Buffer.from(`${mark ? "\uFEFF" : ""}${text}`, "utf16le")
  return order === "le" ? bytes : bytes.swap16()
}
const french = "Le résumé de la réunion : nous avons décidé de repousser la sortie à juillet, ça n’a pas changé"
const russian = "Мы решили перенести запуск на июль. Анна позвонит поставщику."
const bad = Buffer.from([0xFF])
/** UTF-8 with a broken byte in one of its letters. */
const brokenIn = (text: string, letter: string, nth: number): Buffer => {
  const bytes = Buffer.from(text)
  bytes[bytes.indexOf(letter) + nth] = 0xFF
  return bytes
}
const mixed = "Meeting notes, 20 November\nWe decided: 七月发布。"

describe("reading texts", () => {
  it.live.each<[string, Uint8Array, string]>([
    ["UTF-8", Buffer.from(mixed), mixed],
    ["UTF-8 with a mark", Buffer.from(`\uFEFF${mixed}`), mixed],
    ["UTF-16 LE with a mark", wide(chinese, "le", true), chinese],
    ["UTF-16 BE with a mark", wide(chinese, "be", true), chinese],
    ["UTF-16 LE without a mark", wide(mixed, "le", false), mixed],
    ["UTF-16 BE without a mark", wide(mixed, "be", false), mixed],
    ["GB 18030", encodeAs("gb18030", chinese), chinese],
    ["Big5", encodeAs("big5", traditional), traditional],
    ["Shift JIS", encodeAs("shift_jis", japanese), japanese],
    [
      "Windows-1252",
      Buffer.from("Café à la crème, naïve Übung für José, voilà le résumé très déjà vu.", "latin1"),
      "Café à la crème, naïve Übung für José, voilà le résumé très déjà vu.",
    ],
    ["Windows line ends", Buffer.from("a\r\nb\rc\n"), "a\nb\nc"],
  ])("reads %s", ([, bytes, text]) => Effect.map(outcome(bytes, "notes.txt"), (read) => assert.strictEqual(read, text)))

  it.live.each<[string, Uint8Array, string]>([
    ["in the middle of a character", brokenIn(chinese, "七", 1), chinese.replace("七", "\uFFFD\uFFFD\uFFFD")],
    ["in French", brokenIn(french, "ç", 0), french.replace("ç", "\uFFFD\uFFFD")],
    ["in Russian", brokenIn(russian, "ш", 1), russian.replace("ш", "\uFFFD\uFFFD")],
    ["in Japanese", brokenIn(japanese, "製", 2), japanese.replace("製", "\uFFFD\uFFFD")],
    ["at the end", Buffer.from(french).subarray(0, -1), french.replace(/é$/, "\uFFFD")],
    ["after a mark", Buffer.concat([Buffer.from("\uFEFFGrüße"), bad]), "Grüße\uFFFD"],
    ["in UTF-16", Buffer.concat([wide(mixed.repeat(2), "le", false), bad]), `${mixed.repeat(2)}\uFFFD`],
    ["in GB 18030", Buffer.concat([encodeAs("gb18030", chinese), bad]), `${chinese}\uFFFD`],
  ])(
    "replaces a byte that cannot be read and keeps the rest: %s",
    ([, bytes, text]) =>
      Effect.gen(function*() {
        assert.strictEqual(yield* outcome(bytes, "notes.txt"), text)
        assert.strictEqual(yield* outcome(bytes, "notes.txt", true), text)
      }),
  )

  it.live.each<[string, Uint8Array, string]>([
    ["UTF-8", Buffer.from("We\u0000 agreed.\u001a\n\u0007会议"), "We agreed.\n会议"],
    ["one letter in ASCII", Buffer.from("We agreed.\u0000"), "We agreed."],
    ["Windows-1252", Buffer.from("Café crème, déjà vu,\u0000 naïve.\u001a", "latin1"), "Café crème, déjà vu, naïve."],
    ["UTF-16", wide("\u0007会议 notes\u001a", "le", true), "会议 notes"],
  ])(
    "leaves out control characters: %s",
    ([, bytes, text]) => Effect.map(outcome(bytes, "notes.txt"), (read) => assert.strictEqual(read, text)),
  )

  it.live("reads Japanese mail, whose escape characters would be control characters of UTF-8", () =>
    Effect.map(
      outcome(Buffer.from("\u001B$B2q5D\u001B(B: 10:00", "latin1"), "mail.txt"),
      (read) => assert.strictEqual(read, "会議: 10:00"),
    ))

  it.live("takes no guess with characters of private use", () =>
    Effect.map(
      outcome(Buffer.from("f040f041f0428140", "hex"), "notes.txt"),
      (read) => assert.notMatch(read, /\p{Co}/u),
    ))

  it.live("decodes a short text without a byte-order mark as GB 18030 where that is preferred", () =>
    Effect.map(outcome(encodeAs("gb18030", "你好"), "a.txt", true), (read) => assert.strictEqual(read, "你好")))

  it.live("still recognises Big5 where GB 18030 is preferred", () =>
    Effect.map(outcome(encodeAs("big5", traditional), "a.txt", true), (read) => assert.strictEqual(read, traditional)))

  it.live.each<[string, Uint8Array, string]>([
    ["nothing", Buffer.alloc(0), "<empty>"],
    ["white space", Buffer.from(" \n\t\r\n"), "<empty>"],
    [
      "a picture named .txt",
      Buffer.from("89504e470d0a1a0a0000000d4948445200000010000000100802000000909168360000", "hex"),
      "<unsupported>",
    ],
    [
      "packed bytes named .txt",
      deflateRawSync(Buffer.from(chinese.split("").toReversed().join(mixed))),
      "<unsupported>",
    ],
    ["a program named .md", Buffer.concat([Buffer.from("7f454c4602010100", "hex"), Buffer.alloc(64)]), "<unsupported>"],
    ["RTF", Buffer.from("{\\rtf1 hello}"), "<unsupported>"],
    ["a recording that begins like text", Buffer.from("RIFF....WAVEfmt and so on"), "<unsupported>"],
    ["a compressed recording that begins like text", Buffer.from("OggS and so on"), "<unsupported>"],
  ])(
    "refuses %s",
    ([, bytes, code]) => Effect.map(outcome(bytes, "notes.txt"), (read) => assert.strictEqual(read, code)),
  )

  it.live.each([
    "setup.exe",
    "run.BAT",
    "talk.mp3",
    "film.mp4",
    "photo.png",
    "notes.rtf",
    "table.xlsx",
    "table.csv",
    "page.HTML",
  ])(
    "refuses plain text named %s, which is not what it says",
    (name) => Effect.map(outcome(Buffer.from("hello"), name), (read) => assert.strictEqual(read, "<unsupported>")),
  )

  it.live.each(["notes.txt", "notes.md", "notes", "notes.2026.11", "meeting.log"])(
    "reads plain text named %s",
    (name) => Effect.map(outcome(Buffer.from("hello"), name), (read) => assert.strictEqual(read, "hello")),
  )
})
