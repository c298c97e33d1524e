import type { RequestFailed } from "#web/request/failures.ts"
import { afterAll, assert, beforeEach, describe, it, vi } from "vitest"

const stored = new Map<string, string>()
let listeners: Array<readonly [name: string, act: (event: object) => void]> = []
let isForbidden = false

const allowed = (): Map<string, string> => {
  if (isForbidden) throw new Error("the browser forbids storage")
  return stored
}

const others = { auth_turnstile_token: "proof", has_files: "true", language: "de", theme: "dark" }
const everything = {
  ...others,
  auth_token: "par_1",
  auth_user: "{}",
  auth_device_id: "web_00000001",
  auth_return_url: "/transcribe/task/1",
  auth_referral_code: "FRIEND",
  origin: "desktop",
  renewal_reminder: "{}",
  quota_notice: "low",
  device_uuid: "u",
  intake_work: "1",
  "draft:paste": "typed",
}

/** A page that is opened with this in the storage of its browser. */
const opened = async (entries: Readonly<Record<string, string>>) => {
  stored.clear()
  for (const [key, value] of Object.entries(entries)) stored.set(key, value)
  vi.resetModules()
  listeners = []
  const [session, memory, signingOut, { endSession }, user, { begun }, { queries }, { followSession }] = await Promise
    .all([
      import("#web/lib/session.ts"),
      import("#web/lib/on-sign-out.ts"),
      import("#web/request/sign-out.ts"),
      import("#web/request/end-session.ts"),
      import("#web/entities/account/stored-user.ts"),
      import("#web/screens/callback/begun.ts"),
      import("#web/lib/queries.ts"),
      import("#web/request/follow-session.ts"),
    ])
  followSession()
  const { RequestFailed: Failed } = await import("#web/request/failures.ts")
  return { ...session, ...memory, ...user, ...signingOut, endSession, begun, queries, Failed }
}

const dispatch = (name: string, event: object): void =>
  listeners.filter(([own]) => own === name).forEach(([, act]) => act(event))

const removed = (): ReadonlyArray<string> => Object.keys(everything).filter((key) => !stored.has(key)).toSorted()

beforeEach(() => {
  isForbidden = false
  const methods: object = {
    getItem: (key: string) => allowed().get(key) ?? null,
    setItem: (key: string, value: string) => void allowed().set(key, value),
    removeItem: (key: string) => void allowed().delete(key),
  }
  const listing = {
    ownKeys: () => [...allowed().keys()],
    getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true }),
  }
  vi.stubGlobal("localStorage", new Proxy(methods, listing))
  vi.stubGlobal("location", { pathname: "/task/7", search: "?tab=summary" })
  vi.stubGlobal("addEventListener", (...listener: (typeof listeners)[number]) => void listeners.push(listener))
  vi.stubGlobal("fetch", () => Promise.resolve({ status: 200 }))
})

afterAll(() => vi.unstubAllGlobals())

const refusal = (Failed: typeof RequestFailed) => new Failed(403, "no", null, { error_code: "SignInRequired" })

describe("what the end of a session removes", () => {
  const ofSession = "auth_token auth_turnstile_token auth_user has_files quota_notice renewal_reminder".split(" ")

  it("is token, user, dismissals, device id, origin and what was typed when the person signs out", async () => {
    const { signOut, token, deviceId } = await opened(everything)
    signOut()
    assert.deepStrictEqual(removed(), ["auth_device_id", "draft:paste", ...ofSession, "origin"].toSorted())
    assert.isNull(token())
    assert.notStrictEqual(deviceId(), "web_00000001")
  })

  it("is nothing when the 401 was for the token of an earlier session, or for none", async () => {
    const { endSession, token } = await opened(everything)
    endSession("par_0")
    endSession(null)
    assert.deepStrictEqual(removed(), [])
    assert.strictEqual(token(), "par_1")
  })

  it.each(["signOut", "endSession", "anotherTab"] as const)("is what the page was shown, by %s", async (end) => {
    const page = await opened(everything)
    page.queries.setQueryData(["tasks"], ["private"])
    if (end === "anotherTab") {
      stored.delete("auth_token")
      dispatch("storage", { key: "auth_token", newValue: null })
    } else if (end === "signOut") page.signOut()
    else page.endSession("par_1")
    assert.isUndefined(page.queries.getQueryData(["tasks"]))
  })

  it.each(["anotherTab", "putAside"] as const)(
    "is what parts remember, when another session follows, by %s",
    async (end) => {
      const page = await opened(everything)
      let remembered = "private"
      page.onSignOut(() => {
        remembered = ""
      })
      stored.set("auth_token", "par_2")
      if (end === "anotherTab") dispatch("storage", { key: "auth_token", newValue: "par_2" })
      else dispatch("pageshow", { persisted: true })
      assert.deepStrictEqual([page.token(), remembered], ["par_2", ""])
    },
  )

  it("is token, user and dismissals after a 401, which keeps where the reader was", async () => {
    const { endSession, token, deviceId } = await opened(everything)
    endSession("par_1")
    assert.deepStrictEqual(removed(), ofSession)
    assert.strictEqual(stored.get("auth_return_url"), "/task/7?tab=summary")
    assert.isNull(token())
    assert.strictEqual(deviceId(), "web_00000001")
  })

  it("keeps the sign-in page from being where the reader was", async () => {
    vi.stubGlobal("location", { pathname: "/login", search: "" })
    const { endSession } = await opened(everything)
    endSession("par_1")
    assert.strictEqual(stored.get("auth_return_url"), "/transcribe/task/1")
  })
})

describe("signing out", () => {
  it("stops what goes on, here and in the other tabs; the end of a session does not", async () => {
    const { endSession, signOut, onLeaving } = await opened(everything)
    let stops = 0
    onLeaving(() => stops++)
    endSession("par_1")
    assert.strictEqual(stops, 0)
    signOut()
    dispatch("storage", { key: "auth_device_id", newValue: null })
    assert.strictEqual(stops, 2)
  })

  it("ends the session at the server after the last calls, which are of this session", async () => {
    const calls: Array<string> = []
    vi.stubGlobal("fetch", (url: string) => {
      calls.push(url)
      return Promise.resolve({ status: 200 })
    })
    const { signOut, token } = await opened(everything)
    const last = Promise.withResolvers<void>()
    signOut(last.promise)
    await Promise.resolve()
    assert.deepStrictEqual([token(), calls], [null, []])
    last.resolve()
    await vi.waitUntil(() => calls.length > 0)
    assert.deepStrictEqual(calls, ["/api/auth/logout"])
  })
})

describe("a stray token", () => {
  const { auth_user: _, ...withoutUser } = everything

  it("ends with all that belongs to it when the server refuses to name its user", async () => {
    const { clearStrayToken, token, Failed } = await opened(withoutUser)
    clearStrayToken(refusal(Failed))
    assert.isNull(token())
    assert.includeMembers([...removed()], ["auth_token", "auth_device_id", "origin"])
  })

  it("stays while the server cannot be reached or fails", async () => {
    const { clearStrayToken, token, Failed } = await opened(withoutUser)
    clearStrayToken(new Error("no answer"))
    clearStrayToken(new Failed(500, "", null, { error_code: "InternalError" }))
    assert.strictEqual(token(), "par_1")
  })

  it("is none once its user is stored", async () => {
    const { clearStrayToken, storeUser, token, Failed } = await opened(withoutUser)
    const subscription = { plan_type: "paid" } as const
    storeUser({ id: "1", email: "ada@example.org", language: null, ui_language: "de", subscription })
    clearStrayToken(refusal(Failed))
    assert.strictEqual(token(), "par_1")
    assert.strictEqual(JSON.parse(stored.get("auth_user") ?? "{}").subscription.plan_type, "paid")
  })

  it("signs in a page that thought nobody was", async () => {
    const { token } = await opened({})
    stored.set("auth_token", "par_2")
    dispatch("pageshow", { persisted: true })
    assert.strictEqual(token(), "par_2")
  })
})

describe("a session without a stored token", () => {
  it("is over, and the stray user is removed", async () => {
    const { token } = await opened(everything)
    stored.delete("auth_token")
    dispatch("storage", { key: "auth_token", newValue: null })
    assert.isNull(token())
    assert.isFalse(stored.has("auth_user"))
  })

  it("is over when another tab cleared all of the storage, which names no key", async () => {
    const { token } = await opened(everything)
    stored.clear()
    dispatch("storage", { key: null, newValue: null })
    assert.isNull(token())
  })

  it("has no user when the page is opened", async () => {
    await opened({ auth_user: "{}" })
    assert.isFalse(stored.has("auth_user"))
  })

  it("lasts where the browser forbids storage", async () => {
    const { storeSession, token } = await opened({})
    isForbidden = true
    storeSession("par_3")
    dispatch("pageshow", { persisted: true })
    assert.strictEqual(token(), "par_3")
  })
})

it("signing in removes the user of the session before", async () => {
  const { storeSession } = await opened(everything)
  storeSession("par_4")
  assert.isFalse(stored.has("auth_user"))
  assert.strictEqual(stored.get("auth_token"), "par_4")
})

describe("the mark of a provider's code", () => {
  it("lets a code be exchanged once, and again after it was removed", async () => {
    const { begun } = await opened({})
    assert.isTrue(begun.set("abc"))
    assert.strictEqual(stored.get("auth_processed_abc"), "1")
    assert.isFalse(begun.set("abc"))
    assert.isTrue(begun.set("other"))
    begun.remove("abc")
    assert.isFalse(stored.has("auth_processed_abc"))
    assert.isTrue(begun.set("abc"))
  })
})
