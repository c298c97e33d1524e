import { Email } from "#domain/account/user.ts"
import { judgeAddress } from "#domain/sign-in/address-rule.ts"
import { assert, describe, it } from "@effect/vitest"

const judge = (email: string, allow: ReadonlyArray<string> = [], deny: ReadonlyArray<string> = []) =>
  judgeAddress({ allow, deny, isDisposable: (domain) => domain === "mailinator.com" }, Email.make(email))

describe("which addresses may get an account", () => {
  it("lets everyone in but disposable domains and those below them", () => {
    assert.isNull(judge("ada@example.org"))
    assert.strictEqual(judge("ada@mailinator.com"), "disposable")
    assert.strictEqual(judge("ada@a.b.mailinator.com"), "disposable")
    assert.isNull(judge("ada@notmailinator.com"))
  })

  it("denies an address however it is written, a domain, and what is below one", () => {
    assert.strictEqual(judge("ad.a+1@gmail.com", [], ["ada@gmail.com"]), "denied")
    assert.strictEqual(judge("ada@example.org", [], ["example.org"]), "denied")
    assert.isNull(judge("ada@mail.example.org", [], ["example.org"]))
    assert.strictEqual(judge("ada@mail.example.org", [], ["*.example.org"]), "denied")
    assert.isNull(judge("ada@example.org", [], ["*.example.org"]))
    assert.isNull(judge("ada@badexample.org", [], ["example.org", "*.example.org"]))
  })

  it("with a list of those allowed lets in nobody else, and their disposable ones too", () => {
    const allow = ["example.org", "ada@mailinator.com"]
    assert.isNull(judge("bob@example.org", allow))
    assert.isNull(judge("ada@mailinator.com", allow))
    assert.strictEqual(judge("bob@mailinator.com", allow), "not_allowed")
    assert.strictEqual(judge("bob@example.com", allow), "not_allowed")
  })

  it("denies before it allows", () => {
    assert.strictEqual(judge("bob@example.org", ["example.org"], ["bob@example.org"]), "denied")
  })
})
