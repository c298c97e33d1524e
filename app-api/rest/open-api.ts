import { OpenApi } from "effect/http-api"
import { Api } from "./contract/api.ts"

/** The published contract: OpenAPI 3.1, from the same schemas that read the requests, under the name of the product. */
export const openApi = (brand: string): OpenApi.OpenAPISpec => OpenApi.fromApi(Api.annotate(OpenApi.Title, brand))
