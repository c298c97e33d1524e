import assert from "node:assert/strict"
import { join } from "node:path"
import { agreed } from "../support/by-mail-only.ts"
import { type Client, clientWith } from "../support/server/client.ts"
import { until } from "../support/until.ts"
import { logOf, podman, root, say } from "./podman.ts"

const talk = join(root, "adapters/documents/example/team-meeting.mp3")
const name = "parley-image-test"
const volume = "parley-image-test"
const port = 18_420
const url = `http://localhost:${port}`

/** As docs/deployment.md says, with a root that cannot be written to. */
const start = (image: string): void => {
  const confined = ["--read-only", "--tmpfs", "/tmp:exec,mode=1777", "--cap-drop", "ALL"]
  podman("run", "-d", "--name", name, "-p", `127.0.0.1:${port}:8420`, "-v", `${volume}:/data`, ...confined, image)
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
  const token = decodeURIComponent(/token=([\w%.-]+)/.exec(items[0]?.text ?? "")?.[1] ?? "")
  const made = await visitor.call<{ access_token: string }>("POST", "/api/auth/email-link/verify", {
    token,
    device_id: "image-test-0001",
    terms_version: agreed.termsVersion,
  })
  return clientWith(url, made.access_token)
}

const clean = (): void => {
  podman("rm", "-f", "-i", "-t", "30", name)
  podman("volume", "rm", "-f", volume)
}

/** Sign in, upload, transcript; a restart; a backup; all of it on data of an older version where there is one. */
export const oneContainer = async (image: string, older: string | null): Promise<void> => {
  clean()
  try {
    start(older ?? image)
    await answers()
    const ada = await signedIn()
    say("signed in by mail")
    const id = await ada.upload(talk, { language: "en" })
    const { full_text: text, status } = await ada.finished(id)
    assert.equal(status, "analysisCompleted")
    assert.match(text, /\w+ \w+ \w+/)
    say(`uploaded and transcribed: ${text.length} characters, “${text.slice(0, 60)}…”`)
    if (older !== null) {
      podman("rm", "-f", "-t", "30", name)
      start(image)
      await answers()
      assert.equal((await ada.task(id)).full_text, text)
      say("upgraded: the transcript and the session are there")
    }
    podman("restart", "-t", "30", name)
    await answers()
    assert.equal((await ada.task(id)).full_text, text)
    say("restarted: the transcript and the session are there")
    podman("exec", name, "parley", "backup", "/data/try.tar.gz")
    say(podman("exec", name, "parley", "backup", "verify", "/data/try.tar.gz").split("\n").at(-1) ?? "")
    podman("healthcheck", "run", name)
    assert.equal(podman("exec", name, "id", "-u"), "10001")
    assert.throws(() => podman("exec", name, "touch", "/app/written"))
    say("healthy, not root, and it cannot write to its own files")
  } finally {
    clean()
  }
}
