import { HttpApi, type HttpApiGroup } from "effect/http-api"
import { DecodeErrorMiddleware } from "./decode-error-middleware.ts"
import { DefectMiddleware } from "./defect-middleware.ts"
import { StrictQuery } from "./strict-query.ts"

export type Guarded<Group extends HttpApiGroup.Constraint> = HttpApiGroup.AddMiddleware<
  HttpApiGroup.AddMiddleware<HttpApiGroup.AddMiddleware<Group, StrictQuery>, DecodeErrorMiddleware>,
  DefectMiddleware
>

/** What holds for every endpoint. */
export const guarded = <Groups extends HttpApiGroup.Constraint>(
  api: HttpApi.HttpApi<"api", Groups>,
): HttpApi.HttpApi<"api", Guarded<Groups>> =>
  api.middleware(StrictQuery).middleware(DecodeErrorMiddleware).middleware(DefectMiddleware)
    .annotate(HttpApi.PayloadParseOptions, { errors: "all", onExcessProperty: "error" })
    .annotate(HttpApi.ParseOptions, { errors: "all" })
    // Responses were checked when they were created or read.
    .annotate(HttpApi.SuccessParseOptions, { disableChecks: true })

/** The interface of one area, for its handlers: the whole one is composed of the areas, and cannot be known to them. */
export const areaApi = <Group extends HttpApiGroup.Constraint>(group: Group) => guarded(HttpApi.make("api").add(group))
