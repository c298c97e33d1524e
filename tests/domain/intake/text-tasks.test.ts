import { createDocumentTasks } from "#domain/intake/use-cases/create-document-tasks.ts"
import { deleteUpload } from "#domain/intake/use-cases/delete-upload.ts"
import { pasteText } from "#domain/intake/use-cases/paste-text.ts"
import { getTask } from "#domain/library/use-cases/get-task.ts"
import { MinuteLedger } from "#domain/plan/minute-ledger.port.ts"
import { jobs } from "#tests/support/memory/job-queue.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Result, Schema } from "effect"
import { atNoon, filesRefused, keepUsers, refusal, refusalWith, spentBy } from "../../support/a-scene.ts"
import { asAda, bob } from "../../support/a-task.ts"
import { aUser } from "../../support/a-user.ts"
import { anUpload, arrived, isThere, scriptedFiles, uploadId } from "../../support/an-upload.ts"
import { nothingHappened } from "../../support/nothing-happened.ts"

const scene = <A, E, R>(test: Effect.Effect<A, E, R>) =>
  atNoon(Effect.andThen(keepUsers(aUser()), test)).pipe(Effect.provide([asAda, scriptedFiles]))

describe("intake.pasteText", () => {
  it.effect("makes a finished transcript of the paragraphs and starts the analysis", () =>
    scene(Effect.gen(function*() {
      const view = yield* pasteText.run({ text: "The launch moves to May.\r\n\r\nAnna will tell the press.\n" })
      assert.deepInclude(view, { source: "text", status: "analyzing", language: "en", duration: null, retryCount: 0 })
      const { fullText } = yield* getTask.run({ taskId: view.id })
      assert.strictEqual(fullText, "The launch moves to May.\nAnna will tell the press.")
      assert.strictEqual(view.title, "The launch moves to May. Anna will tell the press.")
      assert.deepStrictEqual((yield* jobs).map(({ kind, taskId }) => [kind, taskId]), [["analyse", view.id]])
    })))

  it.effect.each(
    [
      ["WEBVTT\n\nNOTE a call\n\n1\n00:01.000 --> 00:02.000\n<v Ann>Shall we begin?", "Ann: Shall we begin?"],
      ["12/03/25, 18:02 - Notice.\n12/03/25, 18:04 - Ann: Hi.\n13/03/25, 8:00 - Ben: Hello.", "Ann: Hi. Ben: Hello."],
      [
        "12/03/25, 18:04 - Ann: The boiler broke again.\n12/03/25, 18:06 - Ben: I'll call.",
        "Ann: The boiler broke again.",
      ],
      ["## Guide to version 4\n\nThis guide is short.", "Guide to version 4"],
    ] as const,
  )("is titled by what it says: %j", ([text, title]) =>
    scene(Effect.gen(function*() {
      assert.strictEqual((yield* pasteText.run({ text, analyze: false })).title, title)
    })))

  it.effect.each(
    [
      ["a", 1, 1],
      ["a", 600, 1],
      ["a", 601, 2],
      ["é", 300, 1],
      ["é", 301, 2],
      ["会", 200, 1],
      ["会", 201, 2],
      ["🎙", 150, 1],
      ["🎙", 151, 2],
    ] as const,
  )(
    "charges a minute per 600 bytes, once: %s times %i costs %i",
    ([letter, times, minutes]) =>
      scene(Effect.gen(function*() {
        const { id } = yield* pasteText.run({ text: letter.repeat(times), analyze: false })
        const ledger = yield* MinuteLedger
        const lines = yield* ledger.ofAttempt(id, 1)
        assert.deepStrictEqual(lines.map(({ kind, minutes: moved }) => [kind, moved]), [
          ["reserved", -minutes],
          ["settled", 0],
        ])
        assert.strictEqual(yield* spentBy(), minutes)
      })),
  )

  it.effect("accepts a megabyte if the plan has the minutes, and not a byte more", () =>
    atNoon(Effect.gen(function*() {
      yield* keepUsers(aUser({ plan: "pro" }))
      const megabyte = `${"会".repeat(333_333)}a`
      yield* pasteText.run({ text: megabyte, analyze: false })
      assert.strictEqual(yield* spentBy(), 1667)
      assert.strictEqual(yield* refusal(pasteText.run({ text: `${megabyte}a` })), "TextTooLarge")
    })).pipe(Effect.provide(asAda)))

  it.effect("takes 50,000 lines, not counting blank ones, and refuses one more by field and rule", () =>
    atNoon(Effect.gen(function*() {
      yield* keepUsers(aUser({ plan: "pro" }))
      const most = Array.from({ length: 50_000 }, () => "a\n\r\n").join("")
      yield* pasteText.run({ text: most, analyze: false })
      assert.deepInclude(yield* refusalWith(pasteText.run({ text: `${most}a` })), {
        _tag: "IntakeRefused",
        message: "text: must have at most 5000000 characters and 50000 lines",
      })
    })).pipe(Effect.provide(asAda)))

  it.effect("stores nothing of a text that the plan has no minutes for", () =>
    scene(Effect.gen(function*() {
      const refused = yield* refusalWith(pasteText.run({ text: "a".repeat(180_001) }))
      assert.deepInclude(refused, { _tag: "UsageLimitReached", needed: 301, left: 300 })
      assert.include(refused["message"], "usage limit reached: not enough minutes are left (needed: 301, left: 300)")
      yield* nothingHappened([])
    })))

  it.effect("stores nothing of a blank text", () =>
    scene(Effect.gen(function*() {
      assert.strictEqual(yield* refusal(pasteText.run({ text: "\u0000\n\u0000" })), "IntakeRefused")
      yield* nothingHappened([])
    })))

  it.effect("leaves out the control characters of a text", () =>
    scene(Effect.gen(function*() {
      const text = "We\u0000 agreed.\u001B\tYes \uD83C"
      const { id } = yield* pasteText.run(Schema.decodeSync(pasteText.input)({ text }))
      assert.strictEqual((yield* getTask.run({ taskId: id })).fullText, "We agreed.\tYes \uFFFD")
    })))

  it.each(["", " \n\t "])("does not take blank text: %j", (text) => {
    assert.isTrue(Result.isFailure(Schema.decodeResult(pasteText.input)({ text })))
  })
})

describe("intake.createDocumentTasks", () => {
  it.effect("refuses a document with more text than a transcript can hold, by name and rule", () =>
    scene(Effect.gen(function*() {
      for (const text of ["a\n".repeat(50_001), "a".repeat(5_000_001)]) {
        const uploadIds = [yield* arrived(text, anUpload(1, { fileName: "Log.txt" }))] as const
        assert.deepInclude(yield* refusalWith(createDocumentTasks.run({ uploadIds, analyze: false })), {
          code: "too-large",
          message: 'file: "Log.txt": its text must have at most 5000000 characters and 50000 lines',
        })
        yield* deleteUpload.run({ uploadId: uploadIds[0] })
      }
    })))

  it.effect("makes a finished transcript of each document", () =>
    scene(Effect.gen(function*() {
      const uploadIds = [
        yield* arrived("The minutes of May.", anUpload(1, { fileName: "May.docx" })),
        yield* arrived("会".repeat(201), anUpload(2, { fileName: "会议.txt" })),
      ] as const
      const { tasks } = yield* createDocumentTasks.run({ uploadIds, analyze: false })
      assert.deepStrictEqual(tasks.map(({ title, status, language }) => [title, status, language]), [
        ["May", "completed", "en"],
        ["会议", "completed", "zh"],
      ])
      assert.strictEqual(yield* spentBy(), 3)
      assert.isFalse(yield* isThere(uploadIds[0]))
      assert.strictEqual(yield* refusal(createDocumentTasks.run({ uploadIds: [uploadIds[0]] })), "UploadNotFound")
    })))

  it.effect("names every document that cannot be used, with the reason, and none of the others", () =>
    scene(Effect.gen(function*() {
      const uploadIds = [
        yield* arrived("broken", anUpload(1, { fileName: "a.pdf" })),
        yield* arrived("Fine.", anUpload(2)),
        yield* arrived(" \n ", anUpload(3, { fileName: "c.txt" })),
        uploadId(9),
        yield* arrived("Fine.", anUpload(5, { fileName: "e.txt", size: 20_000_001 })),
      ] as const
      const { files, message } = yield* filesRefused(createDocumentTasks.run({ uploadIds }))
      assert.deepStrictEqual(
        files.map((
          { index, upload_id, file_name, error_code, reason },
        ) => [index, upload_id, file_name, error_code, reason]),
        [
          [0, uploadId(1), "a.pdf", "FileUnusable", "damaged"],
          [2, uploadId(3), "c.txt", "FileUnusable", "empty"],
          [3, uploadId(9), null, "UploadNotFound", undefined],
          [4, uploadId(5), "e.txt", "FileTooLarge", undefined],
        ],
      )
      assert.include(message, 'file: "c.txt": there is no text in it')
      yield* nothingHappened(uploadIds.filter((_, index) => index !== 3))
      yield* createDocumentTasks.run({ uploadIds: [uploadIds[1]], analyze: false })
    })))

  it.effect.each(
    [
      ["broken", "FilesRefused"],
      [" \n ", "FilesRefused"],
      ["a".repeat(180_001), "UsageLimitReached"],
    ] as const,
  )(
    "refuses all if one cannot be used, and keeps every upload: %#",
    ([content, code]) =>
      scene(Effect.gen(function*() {
        const uploadIds = [yield* arrived("Fine.", anUpload(1)), yield* arrived(content, anUpload(2))] as const
        assert.strictEqual(yield* refusal(createDocumentTasks.run({ uploadIds })), code)
        yield* nothingHappened(uploadIds)
      })),
  )

  it.effect("accepts 20 MB per file and 100 MB at once", () =>
    scene(Effect.gen(function*() {
      const big = yield* arrived("Fine.", anUpload(1, { size: 20_000_001 }))
      const refused = yield* refusalWith(createDocumentTasks.run({ uploadIds: [big] }))
      assert.deepInclude(refused, { _tag: "FileTooLarge", limit: 20_000_000 })
      const [first, ...rest] = yield* Effect.forEach(
        [2, 3, 4, 5, 6, 7],
        (nth) => arrived("Fine.", anUpload(nth, { size: 20_000_000 })),
      )
      const six = [first ?? assert.fail("no upload"), ...rest] as const
      assert.deepInclude(yield* refusalWith(createDocumentTasks.run({ uploadIds: six })), { limit: 100_000_000 })
      yield* nothingHappened([big, ...six])
      yield* createDocumentTasks.run({ uploadIds: [six[0], ...six.slice(1, 5)], analyze: false })
    })))

  it.effect("refuses uploads of others, and unfinished and repeated ones", () =>
    scene(Effect.gen(function*() {
      const own = yield* arrived("Fine.", anUpload(1))
      const bobs = yield* arrived("Fine.", anUpload(2, { ownerId: bob }))
      const half = yield* arrived("Fi", anUpload(3, { complete: false }))
      assert.strictEqual(yield* refusal(createDocumentTasks.run({ uploadIds: [bobs] })), "UploadNotFound")
      assert.strictEqual(yield* refusal(createDocumentTasks.run({ uploadIds: [uploadId(9)] })), "UploadNotFound")
      assert.strictEqual(yield* refusal(createDocumentTasks.run({ uploadIds: [half] })), "UploadIncomplete")
      assert.strictEqual(yield* refusal(createDocumentTasks.run({ uploadIds: [own, own] })), "IntakeRefused")
      yield* nothingHappened([own, bobs, half])
    })))
})
