import type { OpenApi } from "effect/http-api"
import { openApi, type PublishedOperation } from "./open-api.ts"

/** The contract for readers: one page, without scripts and without anything from elsewhere. */
export const docsPage = (brand: string): string => {
  const { paths, components } = openApi(brand)
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, call]) =>
      "responses" in call ? [{ path, method: method.toUpperCase(), call }] : []
    )
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><link rel="icon" href="/favicon.svg"><title>${safe(brand)} API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><link rel="stylesheet" href="/plain.css"></head>
<body><main><h1>${safe(brand)} API</h1>
<p>Every JSON answer is <code>{ "code": 200, "message": "success", "data": … }</code>. The HTTP status equals <code>code</code>,
except that a missing object is HTTP 200 with code 404. Failures carry <code>data.error_code</code> and <code>data.request_id</code>.
Sign in with <code>Authorization: Bearer …</code>. The machine-readable contract: <a href="/api/openapi.json">openapi.json</a>.
Resumable uploads (tus 1.0.0) are at <code>/files</code>.</p>
<nav aria-label="Calls"><ul>${
    calls.map(({ method, path }) =>
      `<li><a href="#${anchor(method, path)}"><code>${method} ${safe(path)}</code></a></li>`
    ).join("")
  }</ul></nav>
${calls.map(({ method, path, call }) => section(method, path, call)).join("\n")}
<h2>Shapes</h2>
${
    Object.entries(components.schemas).map(([name, schema]) =>
      `<details id="${safe(name)}"><summary><code>${safe(name)}</code></summary>${code(schema)}</details>`
    ).join("\n")
  }
</main></body></html>`
}

const section = (method: string, path: string, call: PublishedOperation): string =>
  `<section id="${anchor(method, path)}"><h2><code>${method} ${safe(path)}</code></h2>
<p>${call.security.length > 0 ? "Needs a session." : "Open to everybody."}</p>
${parametersOf(call.parameters)}
${call.requestBody === undefined ? "" : `<h3>Body</h3>${code(call.requestBody)}`}
<h3>Answers</h3>${
    Object.entries(call.responses).map(([status, answer]) =>
      `<details><summary>${safe(status)}</summary>${code(answer)}</details>`
    ).join("")
  }
</section>`

const parametersOf = (parameters: ReadonlyArray<OpenApi.OpenAPISpecParameter>): string =>
  parameters.length === 0 ?
    "" :
    `<h3>Parameters</h3><ul>${
      parameters.map(({ name, in: place, required }) =>
        `<li><code>${safe(name)}</code> (${safe(place)}${required ? ", required" : ""})</li>`
      ).join("")
    }</ul>`

const code = (value: unknown): string => `<pre>${safe(JSON.stringify(value, null, 2))}</pre>`

const anchor = (method: string, path: string): string => `${method}-${path.replaceAll(/[^a-z0-9]+/gi, "-")}`

const safe = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")
