import { Api } from "./api.ts"
import { Authentication } from "./authentication.ts"

const routes = Object.values(Api.groups).flatMap((group) =>
  Object.values(group.endpoints).map(({ method, path, payload, middlewares }) => ({
    method: String(method),
    template: path,
    bodyTypes: [...payload.keys()],
    needsSession: [...middlewares].some(({ key }) => key === Authentication.key),
    pattern: new RegExp(`^${path.replaceAll(/:[^/]+/g, "[^/]+")}/?$`),
  }))
)

/** The methods that an address accepts; none if it does not exist. */
export const methodsOf = (
  path: string,
): ReadonlyArray<string> => [...new Set(routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))]

/** The address with names in the place of ids, such as `/api/transcription/tasks/:id`; null if there is none. */
export const templateOf = (path: string): string | null =>
  templates.get(path.split("/").length)?.find(({ pattern }) => pattern.test(path))?.template ?? null

const namesIn = (template: string): number => template.split("/:").length

/** By length; words of the address come before names that stand for any. */
const templates = Map.groupBy(
  routes.toSorted((a, b) => namesIn(a.template) - namesIn(b.template)),
  ({ template }) => template.split("/").length,
)

/** The kinds of body that a call takes; none if it takes any or does not exist. */
export const bodyTypesOf = (method: string, path: string): ReadonlyArray<string> =>
  routeOf(method, path)?.bodyTypes ?? []

/** Whether a call is only for people who are signed in. */
export const needsSession = (method: string, path: string): boolean => routeOf(method, path)?.needsSession === true

const routeOf = (method: string, path: string) =>
  routes.find((route) => route.method === method && route.pattern.test(path))
