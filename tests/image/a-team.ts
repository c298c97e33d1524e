import { execFileSync } from "node:child_process"
import { cpSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { getCACertificates, setDefaultCACertificates } from "node:tls"
import { clientWith } from "../support/server/client.ts"
import type { Client } from "../support/server/client.ts"
import { until } from "../support/until.ts"
import { verified } from "./a-container.ts"
import { folder, logOf, podman, root, run, say, tried } from "./podman.ts"

const project = "parley-image-team"
const url = "https://localhost:18443"

/** deploy/compose.scaled.yaml by podman-compose, with secrets of deploy/secrets.sh, behind Caddy's own certificate. */
export const aTeam = (images: Readonly<Record<string, string>>) => {
  const at = join(folder, "deploy")
  cpSync(join(root, "deploy"), at, { recursive: true })
  const settings = {
    ...images,
    HTTP_PORT: "127.0.0.1:18480",
    HTTPS_PORT: "127.0.0.1:18443",
    PARLEY_TLS: "tls internal",
    S3_PUBLIC_ENDPOINT: url,
  }
  const secrets = execFileSync("sh", [join(root, "deploy/secrets.sh"), "localhost"], { encoding: "utf8" })
  writeFileSync(
    join(at, ".env"),
    secrets + Object.entries(settings).map(([name, value]) => `${name}=${value}\n`).join(""),
  )
  // The podman-compose of Debian 12 has no option for the settings, and finds them beside the file.
  const compose = ["-p", project, "-f", join(at, "compose.scaled.yaml")]
  const nameOf = (service: string): string => {
    const all = podman("ps", "-a", "--format", "{{.Names}}").split("\n")
    const found = all.find((name) => new RegExp(`^${project}[-_]${service}[-_]1$`).test(name))
    if (found === undefined) throw new Error(`There is no container of ${service}`)
    return found
  }
  const addressOf = (service: string): string =>
    podman("inspect", "-f", "{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}", nameOf(service))

  const everyLog = (): string =>
    podman("ps", "-a", "--format", "{{.Names}}").split("\n").filter((name) => name.startsWith(project))
      .map((name) => `— ${name}\n${logOf(name).slice(-3000)}`).join("\n")

  /** Started, and answering over TLS with a certificate that only this process trusts. */
  const up = async (): Promise<void> => {
    run("podman-compose", ...compose, "up", "-d")
    const authority = "/data/caddy/pki/authorities/local/root.crt"
    const certificate = await until(() => {
      const { status, stdout } = tried("podman", "exec", nameOf("proxy"), "cat", authority)
      return status === 0 && stdout
    }, { within: 120_000, every: 1000 })
    setDefaultCACertificates([...getCACertificates(), certificate])
    await until(() => fetch(`${url}/api/health`).then(({ ok }) => ok, () => false), { within: 300_000, every: 500 })
  }

  const down = (): void => {
    const { stderr, status } = tried("podman-compose", ...compose, "down", "-v")
    if (status !== 0) say(stderr.slice(-1000))
  }

  /** By the mail that the catcher caught. */
  const signedIn = async (): Promise<Client> => {
    const visitor = clientWith(url, "")
    await visitor.call("POST", "/api/auth/email-link", { email: "ada@example.com" })
    const catcher = `http://${addressOf("mail")}:8025/api/v1`
    const id = await until(async () => {
      const listed: { messages: ReadonlyArray<{ ID: string }> } = JSON.parse(
        await (await fetch(`${catcher}/messages`)).text(),
      )
      return listed.messages[0]?.ID
    }, { within: 30_000 })
    const raw = await (await fetch(`${catcher}/message/${id}/raw`)).text()
    return verified(visitor, url, plain(raw))
  }

  return { project, url, nameOf, addressOf, up, down, signedIn, everyLog }
}

/** A mail without quoted-printable. */
const plain = (raw: string): string =>
  raw.replaceAll(/=\r?\n/g, "").replaceAll(
    /=([\dA-F]{2})/g,
    (_, code: string) => String.fromCodePoint(parseInt(code, 16)),
  )
