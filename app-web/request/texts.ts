import { textsOf } from "#web/lib/text.ts"

export const { t } = textsOf("request")
