import { Api } from "./contract/api.ts"

const routes = Object.values(Api.groups).flatMap((group) =>
  Object.values(group.endpoints).map(({ method, path, payload }) => ({
    method: String(method),
    bodyTypes: [...payload.keys()],
    pattern: new RegExp(`^${path.replaceAll(/:[^/]+/g, "[^/]+")}/?$`),
  }))
)

/** The methods that an address accepts; none if it does not exist. */
export const methodsOf = (
  path: string,
): ReadonlyArray<string> => [...new Set(routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))]

/** The kinds of body that a call takes; none if it takes any or does not exist. */
export const bodyTypesOf = (method: string, path: string): ReadonlyArray<string> =>
  routes.find((route) => route.method === method && route.pattern.test(path))?.bodyTypes ?? []
