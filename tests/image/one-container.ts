import assert from "node:assert/strict"
import { until } from "../support/until.ts"
import { aContainer } from "./a-container.ts"
import { logOf, pidOf, podman, say } from "./podman.ts"
import { talk } from "./talk.ts"

/** Sign in, upload, transcript; a restart; kill -9 while a job runs; a backup that is restored on trial; what it may do. */
export const oneContainer = async (image: string): Promise<void> => {
  const { name, start, answers, signedIn, clean } = aContainer("one")
  clean()
  try {
    start(image)
    await answers()
    const ada = await signedIn()
    say("signed in by mail")
    const id = await ada.upload(talk, { language: "en" })
    const { full_text: text, status } = await ada.finished(id)
    assert.equal(status, "analysisCompleted")
    assert.match(text, /\w+ \w+ \w+/)
    const { minutes_used: each } = await ada.usage()
    say(`uploaded and transcribed: ${text.length} characters, “${text.slice(0, 60)}…”`)

    podman("restart", "-t", "30", name)
    await answers()
    assert.equal((await ada.task(id)).full_text, text)
    say("restarted: the transcript and the session are there")

    const second = await ada.upload(talk, { language: "en" })
    await until(async () => (await ada.task(second)).progress !== null)
    process.kill(pidOf(name), "SIGKILL")
    await until(() => podman("inspect", "-f", "{{.State.Running}}", name) === "false")
    podman("start", name)
    await answers()
    assert.equal((await ada.finished(second)).full_text, text)
    assert.equal((await ada.usage()).minutes_used, 2 * each)
    say("killed with -9 while it transcribed: the recording is finished after the start, and charged once")

    const third = await ada.upload(talk, { language: "en" })
    await until(async () => (await ada.task(third)).progress !== null)
    const begun = performance.now()
    podman("stop", "-t", "30", name)
    assert.equal(podman("inspect", "-f", "{{.State.ExitCode}}", name), "0", logOf(name))
    say(`stopped while it transcribed: ${((performance.now() - begun) / 1000).toFixed(1)} s, code 0`)
    podman("start", name)
    await answers()
    assert.equal((await ada.finished(third)).full_text, text)
    assert.equal((await ada.usage()).minutes_used, 3 * each)

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
