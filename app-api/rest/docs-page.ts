import { safe } from "../request/safe-html.ts"
import { isList, isObject, type Json, type JsonObject, textOf } from "./published/json.ts"
import { openApi, operationsOf, partOf } from "./published/open-api.ts"

/** The contract for readers: one page, without scripts or external resources. */
export const docsPage = (brand: string): string => {
  const contract = openApi(brand)
  const calls = operationsOf(contract)
  const schemas = partOf(contract, "components", "schemas")
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><link rel="icon" href="/favicon.svg"><title>${safe(brand)} API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><link rel="stylesheet" href="/plain.css"></head>
<body><main><h1>${safe(brand)} API</h1>
<p>Every JSON answer is <code>{ "code": 200, "message": "success", "data": … }</code>. The HTTP status equals <code>code</code>,
except that a missing object is HTTP 200 with code 404. Failures carry <code>data.error_code</code> and <code>data.request_id</code>.
Sign in with <code>Authorization: Bearer …</code>. The machine-readable contract: <a href="/api/openapi.json">openapi.json</a>.
Resumable uploads (tus 1.0.0) are at <code>/files</code>.</p>
<nav aria-label="Calls"><ul>${
    calls.map(({ method, path, call }) =>
      `<li><a href="#${anchor(method, path)}"><code>${method} ${safe(path)}</code> ${
        safe(textOf(call["summary"]))
      }</a></li>`
    ).join("")
  }</ul></nav>
${calls.map((call) => section(contract, call)).join("\n")}
<h2>Shapes</h2>
${
    Object.entries(schemas).map(([name, schema]) =>
      `<details id="${safe(name)}"><summary><code>${safe(name)}</code></summary>${code(schema)}</details>`
    ).join("\n")
  }
</main></body></html>`
}

const section = (contract: JsonObject, { path, method, call }: ReturnType<typeof operationsOf>[number]): string =>
  `<section id="${anchor(method, path)}"><h2><code>${method} ${safe(path)}</code></h2>
<p>${safe(textOf(call["summary"]))}. ${safe(textOf(call["description"]))}</p>
<p>${call["security"] === undefined ? "Needs a session." : "Open to everybody."}</p>
${parametersOf(contract, call["parameters"])}
${call["requestBody"] === undefined ? "" : `<h3>Body</h3>${code(resolved(contract, call["requestBody"]))}`}
<h3>Answers</h3>${
    Object.entries(isObject(call["responses"]) ? call["responses"] : {}).map(([status, answer]) =>
      `<details><summary>${safe(status)}</summary>${code(resolved(contract, answer))}</details>`
    ).join("")
  }
</section>`

const parametersOf = (contract: JsonObject, parameters: Json | undefined): string =>
  !isList(parameters) ?
    "" :
    `<h3>Parameters</h3><ul>${
      parameters.map((one) => resolved(contract, one)).map((parameter) =>
        isObject(parameter)
          ? `<li><code>${safe(textOf(parameter["name"]))}</code> (${safe(textOf(parameter["in"]))}${
            parameter["required"] === true ? ", required" : ""
          })</li>`
          : ""
      ).join("")
    }</ul>`

/** A part that is described elsewhere in the contract, at its place. */
const resolved = (contract: JsonObject, part: Json): Json => {
  const reference = isObject(part) ? part["$ref"] : undefined
  return typeof reference === "string" ? partOf(contract, ...reference.split("/").slice(1)) : part
}

const code = (value: Json): string => `<pre>${safe(JSON.stringify(value, null, 2))}</pre>`

const anchor = (method: string, path: string): string => `${method}-${path.replaceAll(/[^a-z0-9]+/gi, "-")}`
