import { OpenApi } from "effect/http-api"
import { Api } from "./contract/api.ts"

/** The published contract: OpenAPI 3.1, from the same schemas that read the requests. */
export const openApi = (): OpenApi.OpenAPISpec => OpenApi.fromApi(Api)
