import type { Context } from "hono"
import { routePath } from "hono/route"
import { templateOf } from "../rest/methods-of.ts"
import { isProcedure } from "../trpc/router.ts"

/**
 * The route of a request that was answered, without the ids, links and searches in its address: `/api/transcription/tasks/:id`,
 * `/trpc/library.listTasks`. What matches none of ours is a `*`: a stranger's address may say anything.
 */
export const routeOf = (c: Context): string => {
  const { path } = c.req
  if (path.startsWith("/trpc/")) return procedureOf(path.slice("/trpc/".length))
  const route = routePath(c)
  return route === "/api/*" ? templateOf(path) ?? route : route
}

/** Several calls in one request are one route. */
const procedureOf = (name: string): string =>
  isProcedure(name) ? `/trpc/${name}` : name.includes(",") ? "/trpc/:several" : "/trpc/*"
