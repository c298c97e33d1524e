import { Schema } from "effect"
import { PlanName } from "../account/plan-name.ts"
import { ExportFormat } from "../export/format.ts"
import { Scenario } from "../task/scenario.ts"
import { Source } from "../task/source.ts"
import { banners, clicks, offsiteLinks, pages } from "./report-codes.ts"

const optional = Schema.optionalKey
const whole = optional(Schema.String.check(Schema.isPattern(/^\d{1,12}$/u)))
const flag = optional(Schema.Literals(["0", "1"]))
/** The stable code of a refusal or a failure, such as NoSpeech. */
const code = optional(Schema.String.check(Schema.isPattern(/^[A-Za-z]{1,64}$/u)))
/** The stable code with its reason, if it has one, such as MediaUnreadable:no-sound. */
const reason = optional(Schema.String.check(Schema.isPattern(/^[A-Za-z]{1,64}(:[a-z-]{1,32})?$/u)))
/** 1 video, 2 audio, 3 text or document. */
const fileType = optional(Schema.Literals(["1", "2", "3"]))

const seen = {
  click: optional(Schema.Literals(clicks)),
  shown: optional(Schema.Literals(pages)),
  file_type: fileType,
  /** 1 for what was taken in, 0 for what was refused. */
  upload: flag,
  style: optional(Scenario),
  /** The code of the paid feature that was asked for: 20001 to 20008. */
  vip: optional(Schema.String.check(Schema.isPattern(/^2000[1-8]$/u))),
  banner_show: optional(Schema.Literals(banners)),
}

/** The tables of the specification, field by field as they travel in a query. */
export const tables = {
  user_status: Schema.Struct({
    user_login: Schema.Literals(["0", "1"]),
    /** 0 not signed in, 1 Google, 2 a code sent to a phone, 3 a link sent by email, 4 a passkey. */
    login_type: Schema.Literals(["0", "1", "2", "3", "4"]),
    user_vip: Schema.Literals(["0", "1"]),
    /** 1 by themselves, 2 from the desktop app, 3 by a referral. */
    login_from: Schema.Literals(["1", "2", "3"]),
  }),
  web_other: Schema.Struct({
    ...seen,
    text_length: optional(Schema.Literals(["short", "medium", "long"])),
    /** Whether a focus was given, and whether instructions were; never what they say. */
    text_style: flag,
    text_instruction: flag,
    export: optional(ExportFormat),
  }),
  web_trans: Schema.Struct({
    ...seen,
    task: optional(Schema.Literals(["transcription", "analysis"])),
    source: optional(Source),
    trans_result: flag,
    /** Why it failed. */
    season: reason,
    error_id: code,
    /** What was suggested. */
    suggestion: optional(Schema.Literals(["retry", "format", "other"])),
    /** Bytes. */
    size: whole,
    /** Seconds. */
    trans_time: whole,
    /** Seconds; both spellings are in use. */
    analyz_time: whole,
    analyze_time: whole,
  }),
  offsite_click: Schema.Struct({ offsite_click: Schema.Literals(offsiteLinks) }),
  payment: Schema.Struct({
    show_from: Schema.Literals(pages),
    pay_from: Schema.Literal("230"),
    pay_way: Schema.Literal("1"),
    pay_type: Schema.Literal("14"),
    /** In the smallest unit of the currency. */
    pay_money: whole,
    /** 0 begun, 1 paid, 2 not paid. */
    pay_result: Schema.Literals(["0", "1", "2"]),
    pay_failreason: reason,
    orderid: optional(Schema.String.check(Schema.isPattern(/^[\w-]{1,128}$/u))),
    /** How often paying was begun in this browser. */
    pay_times: whole,
    vip_status: Schema.Literals(["0", "1"]),
    product_id: Schema.Literal("563"),
    vip_type: optional(PlanName),
    month_length: Schema.Literals(["1", "12"]),
    day_length: Schema.Literals(["30", "365"]),
    /** In the query, named after the product: `parley_openid`. */
    product_openid: optional(Schema.String.check(Schema.isPattern(/^web_[\da-f]{8}$/u))),
  }),
} as const

export type TableName = keyof typeof tables

/** What happened, table by table. */
export type ReportFields = { readonly [Table in TableName]: (typeof tables)[Table]["Encoded"] }
