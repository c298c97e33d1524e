import { TaskId, UserId } from "#domain/kernel/ids.ts"
import { payloadOfText, textOfPayload } from "#domain/playback/media-token.ts"
import { passOfText, textOfPass } from "#domain/sharing/share-pass.ts"
import { Ticket, ticketText } from "#domain/writing/ticket.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime, Option, Schema } from "effect"

const now = DateTime.makeUnsafe("2026-11-28T12:00:00Z")
const until = now.epochMilliseconds + 60_000
const task = TaskId.make("01a2220f-4c6c-7092-a107-b8fd226cf6e1")
const user = UserId.make("01a2220f-4c6c-7092-a107-b8fd226cf6e2")

const kinds = {
  "link to a recording": {
    text: textOfPayload({ task, part: null, user, until }),
    isRead: (text: string) => Option.isSome(payloadOfText(text, now)),
  },
  "ticket for writing together": {
    text: ticketText({
      use: "writing",
      taskId: task,
      epoch: 1,
      userId: user,
      session: null,
      name: "Ada",
      isWriter: true,
      until,
    }),
    isRead: (text: string) => Option.isSome(Schema.decodeUnknownOption(Ticket)(text)),
  },
  "pass of a share link": {
    text: textOfPass({ reader: "owner", link: "hash", until }),
    isRead: (text: string) => Option.isSome(passOfText(text, now)),
  },
}

describe("texts that are signed by the same secret", () => {
  it.each(Object.entries(kinds))("a %s is read as nothing else", (name, { text }) => {
    const readers = Object.entries(kinds).filter(([, { isRead }]) => isRead(text)).map(([reader]) => reader)
    assert.deepStrictEqual(readers, [name])
  })

  it("are read until their time is over", () => {
    const [media, pass] = [kinds["link to a recording"].text, kinds["pass of a share link"].text]
    for (const [seconds, isRead] of [[59, true], [60, false], [3600, false]] as const) {
      const then = DateTime.add(now, { seconds })
      assert.deepStrictEqual(
        [Option.isSome(payloadOfText(media, then)), Option.isSome(passOfText(pass, then))],
        [isRead, isRead],
      )
    }
  })
})
