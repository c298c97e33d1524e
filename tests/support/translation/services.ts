import { Effect } from "effect"
import { createServer, type IncomingMessage } from "node:http"
import { turned } from "./fake-translator.ts"

interface Asked {
  readonly url: string
  readonly authorization: string | undefined
  readonly body: { readonly q?: ReadonlyArray<string>; readonly text?: ReadonlyArray<string> } & Record<string, unknown>
}

interface Instead {
  readonly status: number
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** A JSON service over HTTP; `nth` counts the requests from 0. */
const service = (answer: (asked: Asked, nth: number) => Partial<Instead> & Pick<Instead, "body">) =>
  Effect.gen(function*() {
    const requests: Array<Asked> = []
    const server = createServer((request, response) => {
      void (async () => {
        const text = await bodyOf(request)
        const asked = {
          url: request.url ?? "",
          authorization: request.headers.authorization,
          body: JSON.parse(text === "" ? "{}" : text),
        }
        requests.push(asked)
        const { status = 200, body, headers = {} } = answer(asked, requests.length - 1)
        response.writeHead(status, { "content-type": "application/json", ...headers })
        response.end(JSON.stringify(body))
      })()
    })
    yield* Effect.acquireRelease(
      Effect.promise(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))),
      () =>
        Effect.promise(() =>
          new Promise<void>((resolve) => server.close(() => resolve()) && server.closeAllConnections())
        ),
    )
    const address = server.address()
    return { url: `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`, requests }
  })

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Array<Buffer> = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString()
}

const translatedOf = (text: string): string =>
  [turned(text), ...["Ada", "Parley"].filter((term) => text.includes(term))].join(" ")

/** All but what is in the tags. */
const outside = (text: string): string =>
  text.split(/(<x>.*?<\/x>|&\w+;)/).map((part) => /^[<&]/.test(part) ? part : turned(part)).join("")

/** As LibreTranslate documents it, until `instead` answers. */
export const libreTranslate = (
  instead: (nth: number) => Instead | null = () => null,
) =>
  service(({ url, body }, nth) => {
    const other = instead(nth)
    if (other !== null) return other
    if (url === "/languages") {
      return { body: ["en", "es", "zh-Hans"].map((code) => ({ code, name: code, targets: ["en", "es", "zh-Hans"] })) }
    }
    return { body: { translatedText: (body.q ?? []).map(translatedOf) } }
  })

/** As DeepL documents it: XML with tags that are left alone. */
export const deepL = (
  instead: (nth: number) => Instead | null = () => null,
) =>
  service(({ url, body }, nth) => {
    const other = instead(nth)
    if (other !== null) return other
    if (url.startsWith("/v2/languages")) {
      const codes = url.endsWith("source") ? ["EN", "ES"] : ["EN-GB", "EN-US", "ES", "PT-BR", "PT-PT", "ZH-HANS"]
      return { body: codes.map((language) => ({ language, name: language })) }
    }
    return {
      body: {
        translations: (body.text ?? []).map((text) => ({ detected_source_language: "EN", text: outside(text) })),
      },
    }
  })
