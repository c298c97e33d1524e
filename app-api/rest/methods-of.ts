import { Api } from "./contract/api.ts"

const routes = Object.values(Api.groups).flatMap((group) =>
  Object.values(group.endpoints).map(({ method, path }) => ({
    method: String(method),
    pattern: new RegExp(`^${path.replaceAll(/:[^/]+/g, "[^/]+")}/?$`),
  }))
)

/** The methods that an address accepts; none if it does not exist. */
export const methodsOf = (
  path: string,
): ReadonlyArray<string> => [...new Set(routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))]
