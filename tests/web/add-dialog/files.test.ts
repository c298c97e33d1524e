import { limits as serverLimits } from "#domain/intake/limits.ts"
import { minutesOfText as serverMinutes } from "#domain/plan/ledger.ts"
import { utf8Length } from "#domain/text/utf8-length.ts"
import { bytesOfText, minutesOfText } from "#web/entities/plan/estimate.ts"
import { kindOf } from "#web/entities/upload/file-kind.ts"
import {
  type Chosen,
  type Move,
  moved,
  movedTo,
  obstacle,
  sentFile,
  toSend,
  withoutKnown,
} from "#web/features/add-dialog/files/chosen.ts"
import { limits } from "#web/features/add-dialog/files/limits.ts"
import { validateDocument, validateMedia } from "#web/features/add-dialog/files/validate-file.ts"
import * as fc from "fast-check"
import { assert, describe, it } from "vitest"

const chosen = (id: string, more: Partial<Chosen> = {}): Chosen => ({
  id,
  file: new File(["x"], `${id}.mp3`, { lastModified: 1 }),
  kind: "audio",
  problem: null,
  isWanted: true,
  length: 60,
  sound: null,
  isSoundOnly: false,
  ...more,
})

const file = (name: string, size: number, type = "") => ({ name, size, type })

describe("what is taken", () => {
  it("are the sizes and the number that the server takes", () => {
    const { audio, video, files, document, documents, text } = serverLimits
    assert.deepStrictEqual<object>(limits, { audio, video, files, document, documents, text })
  })

  it.each([
    ["Talk.MP3", "", "audio"],
    ["film.mov", "", "video"],
    ["notes.v2.docx", "", "document"],
    ["recording", "audio/mp4;codecs=mp4a.40.2", "audio"],
    ["site-visit.avi", "video/x-msvideo", null],
    ["picture.png", "image/png", null],
    ["song.mp3.exe", "audio/mpeg", null],
  ])("goes by the name, then by the type: %s", (name, type, kind) => assert.strictEqual(kindOf({ name, type }), kind))

  it.each([
    [file("a.mp3", 300_000_000), null],
    [file("a.mp3", 300_000_001), "audioSize"],
    [file("a.mp4", 400_000_000), null],
    [file("a.mp4", 400_000_001), "videoSize"],
    [file("a.wav", 0), "empty"],
    [file("a.avi", 10), "type"],
    [file("a.txt", 10), "type"],
  ])("is judged with its own reason: %o", (one, problem) => assert.strictEqual(validateMedia(one), problem))

  it.each([
    [file("a.docx", 20_000_000), null],
    [file("a.pdf", 20_000_001), "documentSize"],
    [file("a.md", 0), "empty"],
    [file("a.mp3", 10), "type"],
  ])("is judged among documents too: %o", (one, problem) => assert.strictEqual(validateDocument(one), problem))
})

describe("chosen files", () => {
  const many = Array.from({ length: 12 }, (_, index) => chosen(`f${index}`))

  const most = { files: 10, seconds: 7200 }

  it("are sent up to ten; the others say so, until there is room", () => {
    assert.deepStrictEqual(toSend(many, most).map(({ id }) => id), many.slice(0, 10).map(({ id }) => id))
    assert.deepStrictEqual(many.filter((one) => obstacle(many, one, most) === "tooMany").map(({ id }) => id), [
      "f10",
      "f11",
    ])
    const fewer = many.map((one) => one.id === "f0" ? { ...one, isWanted: false } : one)
    assert.deepStrictEqual(fewer.filter((one) => obstacle(fewer, one, most) === "tooMany").map(({ id }) => id), ["f11"])
  })

  it("are not sent when they are bad, and do not take a place", () => {
    const all = [chosen("bad", { problem: "type" }), ...many.slice(0, 10)]
    assert.deepStrictEqual(toSend(all, most).map(({ id }) => id), many.slice(0, 10).map(({ id }) => id))
  })

  it("are not sent when they are longer than the plan allows, and say so", () => {
    const long = chosen("long", { length: 7201 })
    assert.deepStrictEqual(toSend([long, ...many], most).includes(long), false)
    assert.strictEqual(obstacle([long], long, most), "tooLong")
    const unknown = chosen("unknown", { length: null })
    assert.deepStrictEqual(toSend([unknown], most), [unknown])
  })

  it("may be too large as a video, and fine as its sound", () => {
    const sound = new File(["s"], "v.m4a")
    const video = chosen("v", { kind: "video", problem: "videoSize", sound, isSoundOnly: true })
    assert.deepStrictEqual(toSend([video], most).map(sentFile), [sound])
    assert.deepStrictEqual(toSend([{ ...video, isSoundOnly: false }], most), [])
  })

  it("are listed once, however often they are chosen", () => {
    const [known, other] = [chosen("a"), new File(["y"], "b.mp3", { lastModified: 2 })]
    assert.deepStrictEqual(withoutKnown([known], [known.file, other, other]), [other])
  })

  it("keep all files and the order of the others when one moves, wherever to", () =>
    fc.assert(fc.property(fc.integer({ min: 0, max: 11 }), fc.integer({ min: -5, max: 20 }), (from, to) => {
      const id = `f${from}`
      const after = movedTo(many, id, to).map((one) => one.id)
      assert.strictEqual(after.indexOf(id), Math.min(11, Math.max(0, to)))
      assert.deepStrictEqual(after.filter((one) => one !== id), many.map((one) => one.id).filter((one) => one !== id))
    })))

  it.each<[Move, string]>([["top", "bacd"], ["up", "bacd"], ["down", "acbd"], ["bottom", "acdb"]])(
    "move %s",
    (move, order) => {
      const all = ["a", "b", "c", "d"].map((id) => chosen(id))
      assert.strictEqual(moved(all, "b", move).map(({ id }) => id).join(""), order)
    },
  )
})

describe("a text that is typed", () => {
  it("is counted as the server counts it", () =>
    fc.assert(fc.property(fc.string({ unit: "grapheme", maxLength: 3000 }), (text) => {
      assert.strictEqual(bytesOfText(text), utf8Length(text))
      assert.strictEqual(minutesOfText(bytesOfText(text)), serverMinutes(utf8Length(text)))
    })))
})
