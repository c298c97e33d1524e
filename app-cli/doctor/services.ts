import { describeEmbedded } from "#adapters/storage/embedded-postgres/embedded-postgres.ts"
import { reveal, type Settings } from "#adapters/system/config/settings.ts"
import { type Finding, missing, off, ok } from "#domain/desk/finding.ts"
import { Effect } from "effect"
import { connect } from "node:net"

const patience = 5000

/** Whether what is configured can be reached; without configuration nothing leaves this machine. */
export const checkServices = (settings: Settings): Effect.Effect<ReadonlyArray<Finding>> =>
  Effect.promise(() =>
    Promise.all([
      endpoint(settings),
      database(settings),
      server("redis", reveal(settings.redisUrl), "not configured", 6379, true),
      server("smtp", reveal(settings.smtpUrl), "mail stays in the local outbox", 25, false),
      bucket(settings),
    ])
  )

const database = ({ databaseUrl, postgresBin }: Settings): Promise<Finding> =>
  databaseUrl === null
    ? Effect.runPromise(
      describeEmbedded(postgresBin).pipe(
        Effect.map((how) => ok("database", how)),
        Effect.catch(({ message }) =>
          Effect.succeed(missing("database", message, "correct this, or set DATABASE_URL", true))
        ),
      ),
    )
    : server("database", reveal(databaseUrl), "", 5432, true)

const server = async (
  name: string,
  url: string | null,
  without: string,
  port: number,
  essential: boolean,
): Promise<Finding> => {
  if (url === null) return off(name, without)
  const address = URL.parse(url)
  if (address === null) return missing(name, "the address is malformed", `correct the ${name} setting`, essential)
  const at = `${address.hostname}:${address.port === "" ? port : address.port}`
  const isThere = await reaches(address.hostname, Number(address.port === "" ? port : address.port))
  return isThere
    ? ok(name, at)
    : missing(name, `${at} is not responding`, "start it, or correct its setting", essential)
}

const endpoint = async ({ openAiKey, openAiUrl }: Settings): Promise<Finding> => {
  const name = "openai endpoint"
  if (openAiKey === null && openAiUrl === null) return off(name, "not configured: the built-in engines work")
  const url = `${(openAiUrl ?? "https://api.openai.com/v1").replace(/\/$/, "")}/models`
  const headers = { authorization: `Bearer ${reveal(openAiKey) ?? "none"}` }
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(patience) }).catch(() => null)
  if (response === null) return missing(name, `${new URL(url).host} is not responding`, "correct OPENAI_BASE_URL")
  return response.status === 401 || response.status === 403
    ? missing(name, "the key is refused", "correct OPENAI_API_KEY")
    : ok(name, new URL(url).host)
}

const bucket = async ({ s3Bucket, s3Endpoint, s3Region }: Settings): Promise<Finding> => {
  if (s3Bucket === null) return off("s3", "files are in the data folder")
  const url = s3Endpoint ?? `https://s3.${s3Region}.amazonaws.com`
  const response = await fetch(url, { signal: AbortSignal.timeout(patience) }).catch(() => null)
  return response === null
    ? missing("s3", `${url} is not responding`, "correct S3_ENDPOINT", true)
    : ok("s3", `${s3Bucket} at ${new URL(url).host}`)
}

/** Whether something listens there. */
export const reaches = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host: host.replace(/^\[|\]$/g, ""), port, timeout: patience })
    const say = (isThere: boolean) => () => {
      socket.destroy()
      resolve(isThere)
    }
    socket.once("connect", say(true)).once("error", say(false)).once("timeout", say(false))
  })
