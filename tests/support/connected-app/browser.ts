/** What the consent page is told. */
interface Envelope {
  readonly data: { readonly next?: string; readonly error_code?: string }
}

const envelopeIn = async (answer: Response): Promise<Envelope> => JSON.parse(await answer.text())

interface Cookie {
  readonly value: string
  readonly path: string
}

/** A browser as far as connecting needs one: cookies with their paths, and redirections by hand. */
export class Browser {
  private readonly jar = new Map<string, Cookie>()

  async get(url: string | URL, init: RequestInit = {}): Promise<Response> {
    const { pathname } = new URL(url)
    const sent = [...this.jar].filter(([, { path }]) =>
      pathname === path || pathname.startsWith(`${path.replace(/\/$/, "")}/`)
    )
    const headers = new Headers(init.headers)
    if (sent.length > 0) {
      headers.set(
        "cookie",
        sent.map(([key, { value }]) => `${key.split("|")[0]}=${value}`).join("; "),
      )
    }
    const answer = await fetch(url, { ...init, redirect: "manual", headers })
    for (const line of answer.headers.getSetCookie()) {
      const [pair = "", ...attributes] = line.split(/; */)
      const at = pair.indexOf("=")
      const path = attributes.find((one) => /^path=/i.test(one))?.slice(5) ?? "/"
      this.jar.set(`${pair.slice(0, at)}|${path}`, { value: pair.slice(at + 1), path })
    }
    return answer
  }

  /** Opens the address that a program sends people to, up to the question. */
  async ask(authorize: URL) {
    const to = await this.get(authorize)
    const location = to.headers.get("location")
    const consent = location === null ? null : new URL(location, authorize)
    return { status: to.status, consent, body: await to.text() }
  }

  /** Answers the question, and gives where the program is sent back to. */
  async answer(consent: URL, session: string, answer: object) {
    const headers = { authorization: `Bearer ${session}`, "content-type": "application/json" }
    const said = await this.get(consent, { method: "POST", headers, body: JSON.stringify(answer) })
    const body = await envelopeIn(said)
    if (body.data.next === undefined) return { status: said.status, body, callback: null }
    const back = await this.get(body.data.next)
    return { status: back.status, body, callback: new URL(back.headers.get("location") ?? "about:blank", consent) }
  }

  async approve(authorize: URL, session: string, scopes: ReadonlyArray<string> = ["mcp:read"]) {
    const { consent, body, status } = await this.ask(authorize)
    if (consent === null || !consent.pathname.startsWith("/oauth/consent/")) throw new Error(`${status} ${body}`)
    const shown = await envelopeIn(await this.get(consent))
    const answered = await this.answer(consent, session, { approve: true, scopes })
    return { shown: shown.data, consent, ...answered }
  }
}
