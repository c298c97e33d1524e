import { TokenSigner } from "#domain/kernel/token-signer.port.ts"
import { MailChoiceStore } from "#domain/notification/mail-choice-store.port.ts"
import { noMails } from "#domain/notification/mail-choices.ts"
import { unsubscribeText } from "#domain/notification/unsubscribe-token.ts"
import { aServer } from "#tests/support/http/a-server.ts"
import { ask } from "#tests/support/http/call.ts"
import { inTurn } from "#tests/support/server/in-turn.ts"
import { DateTime, Effect } from "effect"
import { assert, describe, it } from "vitest"
import { ada } from "../../support/a-task.ts"

const server = aServer()

const wants = Effect.flatMap(MailChoiceStore, ({ find }) => find(ada))

/** The address in a mail of Ada's, who wants both. */
const linkIn = async (kind: "digest" | "notesReady") => {
  const token = await server.run(Effect.gen(function*() {
    const { sign } = yield* TokenSigner
    yield* (yield* MailChoiceStore).save(ada, { notesReady: true, digest: true }, DateTime.makeUnsafe(0))
    return yield* sign(unsubscribeText(ada, kind))
  }))
  return `${server.url}/unsubscribe/${token}`
}

describe("the address that stops mails", () => {
  it("asks people first, in their language, and stops nothing when it is only opened", async () => {
    const answer = await ask(await linkIn("digest"), "GET", { headers: { "accept-language": "de" } })
    const page = await answer.text()
    assert.strictEqual(answer.status, 200)
    assert.include(page, `<html lang="de">`)
    assert.include(page, "Diese E-Mails abbestellen?")
    assert.include(page, "die tägliche E-Mail nicht mehr")
    assert.strictEqual(answer.headers.get("cache-control"), "no-store")
    assert.deepStrictEqual(await server.run(wants), { notesReady: true, digest: true })
  })

  it("stops mails of its kind when a mail program posts to it, without signing in", async () => {
    const link = await linkIn("notesReady")
    const body = "List-Unsubscribe=One-Click"
    const headers = { "content-type": "application/x-www-form-urlencoded" }
    await inTurn([1, 2], async () => {
      const answer = await ask(link, "POST", { headers, body })
      assert.strictEqual(answer.status, 200)
      assert.include(await answer.text(), "You won’t get these emails any more")
    })
    assert.deepStrictEqual(await server.run(wants), { ...noMails, digest: true })
  })

  it("says so if it is not valid", async () => {
    await inTurn(["GET", "POST"], async (method) => {
      const answer = await ask(`${server.url}/unsubscribe/nonsense`, method)
      assert.strictEqual(answer.status, 410)
      assert.include(await answer.text(), `href="/transcribe/account"`)
    })
  })
})
