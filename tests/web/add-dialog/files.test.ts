import {
  limits as serverLimits,
  mayBecomeTask,
  sizeLimit,
  soundExtensions,
  videoExtensions,
} from "#domain/intake/limits.ts"
import { minutesOfText as serverMinutes } from "#domain/plan/ledger.ts"
import { utf8Length } from "#domain/text/utf8-length.ts"
import { bytesOfText, minutesOfText } from "#web/entities/plan/estimate.ts"
import { kindOf, mediaTypes } from "#web/entities/upload/file-kind.ts"
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
import { limits as ownLimits, validateDocument, validateMedia } from "#web/features/add-dialog/files/limits.ts"
import * as fc from "fast-check"
import { assert, describe, it } from "vitest"

const chosen = (id: string, more: Partial<Chosen> = {}): Chosen => ({
  id,
  file: new File(["x"], `${id}.mp3`, { lastModified: 1 }),
  kind: "audio",
  error: null,
  isWanted: true,
  length: 60,
  sound: null,
  isSoundOnly: false,
  ...more,
})

const file = (name: string, size: number, type = "") => ({ name, size, type })

describe("what is accepted", () => {
  it("has the limits of the server", () => {
    const { audio, video, files, document, documents, text } = serverLimits
    assert.deepStrictEqual<object>(ownLimits, { audio, video, files, document, documents, text })
  })

  it.each([
    ["Talk.MP3", "", "audio"],
    ["film.mov", "", "video"],
    ["studio.FLAC", "", "audio"],
    ["voice.gsm", "", "audio"],
    ["desk.au", "audio/basic", "audio"],
    ["old.wv", "", "audio"],
    ["phone.3gp", "", "video"],
    ["memo", "audio/flac", "audio"],
    ["notes.v2.docx", "", "document"],
    ["recording", "audio/mp4;codecs=mp4a.40.2", "audio"],
    ["site-visit.avi", "video/x-msvideo", "video"],
    ["screen", "video/x-matroska", "video"],
    ["picture.png", "image/png", null],
    ["song.mp3.exe", "audio/mpeg", null],
  ])(
    "depends on the extension, or on the type if there is none: %s",
    (name, type, kind) => assert.strictEqual(kindOf({ name, type }), kind),
  )

  it("is the same sound for the page, its file dialog and the server", () => {
    const accepted = new Set(mediaTypes.split(","))
    for (const extension of soundExtensions) {
      assert.strictEqual(kindOf({ name: `talk.${extension}`, type: "" }), "audio", extension)
      assert.isTrue(accepted.has(`.${extension}`), extension)
      assert.strictEqual(sizeLimit(`talk.${extension}`), serverLimits.audio)
    }
    const audio = [...accepted].filter((one) =>
      one.startsWith(".") && kindOf({ name: `a${one}`, type: "" }) === "audio"
    )
    assert.sameMembers(audio, soundExtensions.map((extension) => `.${extension}`))
  })

  it("is the same video for the page, its file dialog and the server", () => {
    const accepted = mediaTypes.split(",")
    const videos = accepted.filter((one) => one.startsWith(".") && kindOf({ name: `a${one}`, type: "" }) === "video")
    assert.sameMembers(videos, videoExtensions.map((extension) => `.${extension}`))
    for (const extension of videoExtensions) assert.isTrue(mayBecomeTask(`a.${extension}`), extension)
  })

  it.each([
    [file("a.mp3", 300_000_000), null],
    [file("a.mp3", 300_000_001), "audioSize"],
    [file("a.mp4", 400_000_000), null],
    [file("a.mp4", 400_000_001), "videoSize"],
    [file("a.wav", 0), "empty"],
    [file("a.mkv", 400_000_000), null],
    [file("a.mkv", 400_000_001), "videoSize"],
    [file("a.zip", 10), "type"],
    [file("a.txt", 10), "type"],
  ])("is checked for recordings: %o", (one, error) => assert.strictEqual(validateMedia(one), error))

  it.each([
    [file("a.docx", 20_000_000), null],
    [file("a.pdf", 20_000_001), "documentSize"],
    [file("a.md", 0), "empty"],
    [file("a.mp3", 10), "type"],
  ])("is checked for documents: %o", (one, error) => assert.strictEqual(validateDocument(one), error))
})

describe("chosen files", () => {
  const many = Array.from({ length: 12 }, (_, index) => chosen(`f${index}`))

  const limits = { maxFiles: 10, maxSeconds: 7200 }

  it("are sent up to ten; the others say so until one is taken out", () => {
    assert.deepStrictEqual(toSend(many, limits).map(({ id }) => id), many.slice(0, 10).map(({ id }) => id))
    assert.deepStrictEqual(many.filter((one) => obstacle(many, one, limits) === "tooMany").map(({ id }) => id), [
      "f10",
      "f11",
    ])
    const fewer = many.map((one) => one.id === "f0" ? { ...one, isWanted: false } : one)
    assert.deepStrictEqual(fewer.filter((one) => obstacle(fewer, one, limits) === "tooMany").map(({ id }) => id), [
      "f11",
    ])
  })

  it("are not sent if they are bad, and do not count", () => {
    const all = [chosen("bad", { error: "type" }), ...many.slice(0, 10)]
    assert.deepStrictEqual(toSend(all, limits).map(({ id }) => id), many.slice(0, 10).map(({ id }) => id))
  })

  it("are not sent if they are longer than the plan allows, and say so", () => {
    const long = chosen("long", { length: 7201 })
    assert.deepStrictEqual(toSend([long, ...many], limits).includes(long), false)
    assert.strictEqual(obstacle([long], long, limits), "tooLong")
    const unknown = chosen("unknown", { length: null })
    assert.deepStrictEqual(toSend([unknown], limits), [unknown])
  })

  it("may be too large as a video but fine as sound", () => {
    const sound = new File(["s"], "v.m4a")
    const video = chosen("v", { kind: "video", error: "videoSize", sound, isSoundOnly: true })
    assert.deepStrictEqual(toSend([video], limits).map(sentFile), [sound])
    assert.deepStrictEqual(toSend([{ ...video, isSoundOnly: false }], limits), [])
  })

  it("appear once, however often they are chosen", () => {
    const [known, other] = [chosen("a"), new File(["y"], "b.mp3", { lastModified: 2 })]
    assert.deepStrictEqual(withoutKnown([known], [known.file, other, other]), [other])
  })

  it("keep the order of the others when one moves anywhere", () =>
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

describe("a text being typed", () => {
  it("is counted as on the server", () =>
    fc.assert(fc.property(fc.string({ unit: "grapheme", maxLength: 3000 }), (text) => {
      assert.strictEqual(bytesOfText(text), utf8Length(text))
      assert.strictEqual(minutesOfText(bytesOfText(text)), serverMinutes(utf8Length(text)))
    })))
})
