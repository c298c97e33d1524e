import assert from "node:assert/strict"
import { agreed } from "../support/by-mail-only.ts"
import { type Client, clientWith } from "../support/server/client.ts"
import { until } from "../support/until.ts"
import { logOf, podman } from "./podman.ts"

const port = 18_420
const url = `http://localhost:${port}`

/** Parley in one container of a story, with a volume of its own. */
export const aContainer = (story: string) => {
  const name = `parley-image-${story}`

  /** As docs/deployment.md says, with a root that cannot be written to. */
  const start = (image: string, ...more: ReadonlyArray<string>): void => {
    const confined = ["--read-only", "--tmpfs", "/tmp:exec,mode=1777", "--cap-drop", "ALL"]
    const open = ["-p", `127.0.0.1:${port}:8420`, "-v", `${name}:/data`]
    podman("run", "-d", "--name", name, ...open, ...confined, ...more, image)
  }

  const answers = () =>
    until(() => fetch(`${url}/api/health`).then(({ ok }) => ok, () => false), { within: 300_000 }).catch((cause) => {
      throw new Error(`It did not start:\n${logOf(name)}`, { cause })
    })

  /** By the mail that the printed address shows, as a person does it. */
  const signedIn = async (): Promise<Client> => {
    const visitor = clientWith(url, "")
    const email = "ada@example.com"
    await visitor.call("POST", "/api/auth/email-link", { email })
    const key = /outbox\?key=(\S+)/.exec(logOf(name))?.[1]
    assert.ok(key, "the log has no address of the outbox")
    const { items } = await visitor.call<{ items: ReadonlyArray<{ text: string }> }>("GET", `/outbox.json?key=${key}`)
    return verified(visitor, url, items[0]?.text ?? "")
  }

  const clean = (): void => {
    podman("rm", "-f", "-i", "-t", "30", name)
    podman("volume", "rm", "-f", name)
  }

  return { name, start, answers, signedIn, clientOf: (token: string) => clientWith(url, token), clean }
}

/** Signs in with the link in a mail. */
export const verified = async (visitor: Client, at: string, mail: string): Promise<Client> => {
  const token = decodeURIComponent(/token=([\w%.-]+)/.exec(mail)?.[1] ?? "")
  const made = await visitor.call<{ access_token: string }>("POST", "/api/auth/email-link/verify", {
    token,
    device_id: "image-test-0001",
    terms_version: agreed.termsVersion,
  })
  return clientWith(at, made.access_token)
}
