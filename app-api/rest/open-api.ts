import { OpenApi } from "effect/http-api"
import { Api } from "./contract/api.ts"

type Answer = OpenApi.OpenApiSpecResponse | { readonly $ref: string }

export interface PublishedOperation extends Omit<OpenApi.OpenAPISpecOperation, "responses"> {
  readonly responses: Readonly<Record<string, Answer>>
}

interface PublishedContract extends Omit<OpenApi.OpenAPISpec, "paths" | "components"> {
  readonly paths: Readonly<Record<string, Readonly<Record<string, PublishedOperation>>>>
  readonly components: OpenApi.OpenAPISpec["components"] & { readonly responses: Readonly<Record<string, Answer>> }
}

/** The published contract: OpenAPI 3.1, from the same schemas that read the requests, under the name of the product. */
export const openApi = (brand: string): PublishedContract => {
  const spec = OpenApi.fromApi(Api.annotate(OpenApi.Title, brand))
  const failures = new Map<string, Answer>()
  const paths = Object.fromEntries(
    Object.entries(spec.paths).map(([path, item]) => [
      path,
      Object.fromEntries(
        Object.entries(item).flatMap(([method, operation]) =>
          "responses" in operation ? [[method, withSharedFailures(operation, failures)]] : []
        ),
      ),
    ]),
  )
  const responses = Object.fromEntries(failures)
  return withSchemasOnce({ ...spec, paths, components: { ...spec.components, responses } })
}

/** Every call refuses in the same ways, so its failures refer to one description of each status. */
const withSharedFailures = (
  operation: OpenApi.OpenAPISpecOperation,
  failures: Map<string, Answer>,
): PublishedOperation => ({
  ...operation,
  responses: Object.fromEntries(
    Object.entries(operation.responses).map(([status, answer]) => {
      if (Number(status) < 400) return [status, answer]
      const name = `Failure${status}`
      failures.set(name, answer)
      return [status, { $ref: `#/components/responses/${name}` }]
    }),
  ),
})

/**
 * Shapes that contain themselves are generated once for each place they are used in, with a number behind the name.
 * Those that are equal but for such numbers become one.
 */
const withSchemasOnce = (contract: PublishedContract): PublishedContract => {
  const { schemas } = contract.components
  const isCopy = (name: string): boolean => {
    const original = name.replace(/_\d+$/, "")
    return original !== name && original in schemas && plain(schemas[name]) === plain(schemas[original])
  }
  return JSON.parse(
    JSON.stringify(contract),
    (key, value: unknown) =>
      key === "$ref" && typeof value === "string" && isCopy(value.split("/").at(-1) ?? "")
        ? value.replace(/_\d+$/, "")
        : key === "schemas" && typeof value === "object" && value !== null
        ? Object.fromEntries(Object.entries(value).filter(([name]) => !isCopy(name)))
        : value,
  )
}

const plain = (schema: unknown): string =>
  JSON.stringify(schema).replaceAll(/(#\/components\/schemas\/\w+?)_\d+"/g, '$1"')
