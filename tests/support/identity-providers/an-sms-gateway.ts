import { aliyunSignature, tencentSignature } from "#adapters/messages/sms/signatures.ts"
import { once } from "node:events"
import { createServer, type IncomingHttpHeaders } from "node:http"

export const account = { id: "AK", key: "SK" } as const

/** Stands for three providers of text messages. It checks who asks, and answers as each of them does. */
export interface SmsGateway extends AsyncDisposable {
  readonly url: string
  /** The texts and parameters it took, one for each message. */
  readonly taken: Array<string>
  /** Whether it accepts connections and never answers. */
  isHanging: boolean
}

interface Asked {
  readonly url: URL
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

const header = (headers: IncomingHttpHeaders, name: string): string => String(headers[name] ?? "")

/** Tencent answers 200 whatever happens. */
const tencent = ({ url, headers, body }: Asked) => {
  const at = Number(header(headers, "x-tc-timestamp"))
  const isRight = header(headers, "authorization") === tencentSignature({ ...account, host: url.hostname, body, at })
  const answer = isRight ? { SendStatusSet: [{ Code: "Ok" }] } : { Error: { Code: "AuthFailure.SignatureFailure" } }
  return { status: 200, isRight, text: body, answer: { Response: answer } }
}

const aliyun = ({ url, headers }: Asked) => {
  const names = /SignedHeaders=([^,]+)/.exec(header(headers, "authorization"))?.[1]?.split(";") ?? []
  const signed = Object.fromEntries(names.map((name) => [name, header(headers, name)]))
  const query = Object.fromEntries(url.searchParams)
  const isRight = header(headers, "authorization") === aliyunSignature({ ...account, query, headers: signed })
  return {
    status: isRight ? 200 : 403,
    isRight,
    text: JSON.stringify(query),
    answer: { Code: isRight ? "OK" : "SignatureDoesNotMatch" },
  }
}

const twilio = ({ headers, body }: Asked) => {
  const expected = `Basic ${Buffer.from(`${account.id}:${account.key}`).toString("base64")}`
  const isRight = header(headers, "authorization") === expected
  const text = JSON.stringify(Object.fromEntries(new URLSearchParams(body)))
  return { status: isRight ? 201 : 401, isRight, text, answer: isRight ? { sid: "SM1" } : { code: 20_003 } }
}

export const anSmsGateway = async (): Promise<SmsGateway> => {
  const server = createServer((request, response) => {
    let body = ""
    request.on("data", (part: Buffer) => {
      body += part.toString()
    })
    request.on("end", () => {
      if (gateway.isHanging) return
      const { headers } = request
      const asked = { url: new URL(request.url ?? "/", `http://${header(headers, "host")}`), headers, body }
      const provider = "x-tc-action" in headers ? tencent : "x-acs-action" in headers ? aliyun : twilio
      const { status, isRight, text, answer } = provider(asked)
      if (isRight) gateway.taken.push(text)
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answer))
    })
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  const gateway: SmsGateway = {
    url: `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}/`,
    taken: [],
    isHanging: false,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
  return gateway
}
