import { fenOf, fromChinaTime, yuanOf } from "#adapters/payments/alipay/units.ts"
import { randomBytes } from "node:crypto"
import { type KeptOn, page as showing, type PeerPage, type PeerRequest, seeOther } from "../peer-page.ts"
import { type Books, readBooks, shiftedBack, type Trade, withTrade } from "./books.ts"
import { callOn, type Fields, written } from "./calls.ts"
import { isSignedBy, signed, signedNotice } from "./signatures.ts"

export interface PeerOptions {
  readonly shelf: KeptOn
  readonly appId: string
  readonly sellerId: string
  /** Of the application: what it signs is checked. */
  readonly appPublicKey: string
  /** Of this peer: it signs its answers and notices. */
  readonly privateKey: string
  /** Where its pages are, without a slash at the end. */
  readonly base: string
  /** Gets each notice as a form, as Alipay would send it. */
  readonly deliver: (body: string) => Promise<unknown>
  readonly now?: () => number
}

/**
 * A peer that speaks the protocol of Alipay's gateway, in this process. Its records are stored before it answers. Calls wait for each other.
 */
export const openPeer = async (options: PeerOptions) => {
  const { shelf, appId, sellerId, appPublicKey, privateKey, base, deliver } = options
  const now = options.now ?? (() => Math.floor(Date.now() / 1000))
  let books = await readBooks(shelf)
  let turn: Promise<unknown> = Promise.resolve()

  /** In turn; the change is stored before it is answered. */
  const change = <A>(work: (before: Books) => readonly [Books, A]): Promise<A> => {
    const mine = turn.then(async () => {
      const [after, answer] = work(books)
      if (after !== books) await shelf.save(JSON.stringify(after))
      books = after
      return answer
    })
    turn = mine.catch(() => undefined)
    return mine
  }

  const isOurs = (fields: Fields): boolean => fields["app_id"] === appId && isSignedBy(appPublicKey, fields)

  /** One call, by all of its fields: the JSON with its signature. */
  const call = (fields: Fields): Promise<string> => {
    const { method = "" } = fields
    if (!isOurs(fields)) {
      return Promise.resolve(
        answered("error", { code: "40002", msg: "Invalid Arguments", sub_code: "isv.invalid-signature" }),
      )
    }
    const content = contentOf(fields)
    return change((before) => {
      const { books: after, answer } = callOn(before, method, content)
      return [after, answered(method.replaceAll(".", "_"), answer)]
    })
  }
  const answered = (name: string, answer: Fields): string => {
    const text = JSON.stringify(answer)
    return `{"${name}_response":${text},"sign":"${signed(text, privateKey)}"}`
  }

  const noticeOf = (trade: Trade): Fields =>
    signedNotice({
      app_id: appId,
      auth_app_id: appId,
      seller_id: sellerId,
      charset: "utf-8",
      version: "1.0",
      notify_type: "trade_status_sync",
      notify_id: randomBytes(16).toString("hex"),
      notify_time: written(now()),
      out_trade_no: trade.outTradeNo,
      trade_no: trade.tradeNo,
      trade_status: trade.status,
      total_amount: yuanOf(trade.amount),
      subject: trade.subject,
    }, privateKey)

  /** `alipay/gateway` with a signed question opens a trade; `alipay/<number>` is where it is paid. */
  const page = async ({ path, choice, query }: PeerRequest): Promise<PeerPage> => {
    const number = path.slice(path.indexOf("/") + 1)
    if (number === "gateway") return await open(query) ?? showing("Invalid signature", 400)
    const trade = books.trades[number]
    if (trade === undefined) return showing("There is no such payment", 404)
    if (trade.status === "TRADE_SUCCESS") return backToShop(trade)
    if (trade.status === "TRADE_CLOSED" || trade.expiresAt < now()) return showing("Closed", 410)
    if (choice !== "pay") return showing("Nothing was charged")
    return await pay(number) ?? showing("Closed", 410)
  }

  /** Null if it is not what our application asked for. */
  const open = async (fields: Fields): Promise<PeerPage | null> => {
    const product = products.get(fields["method"] ?? "")
    if (!isOurs(fields) || product === undefined) return null
    const content = contentOf(fields)
    if (content["product_code"] !== product) return null
    const number = content["out_trade_no"] ?? ""
    const amount = fenOf(content["total_amount"])
    const expires = fromChinaTime(content["time_expire"])
    if (!/^\w{1,64}$/.test(number) || amount === null || expires === null) return null
    const trade: Trade = {
      outTradeNo: number,
      tradeNo: `2026${randomBytes(12).readBigUInt64BE().toString().padStart(24, "0")}`,
      amount,
      subject: content["subject"] ?? "",
      status: "WAIT_BUYER_PAY",
      expiresAt: Math.floor(expires.epochMilliseconds / 1000),
      paidAt: null,
      refunds: {},
      notifyUrl: fields["notify_url"] ?? "",
      returnUrl: fields["return_url"] ?? "",
    }
    await change((before) => [before.trades[number] === undefined ? withTrade(before, trade) : before, null])
    return seeOther(`${base}/alipay/${number}`)
  }

  /** Charges once, even on a double click. Null if the payment was closed in the meantime. */
  const pay = async (number: string): Promise<PeerPage | null> => {
    const paid = await change((before) => {
      const trade = before.trades[number]
      if (trade?.status !== "WAIT_BUYER_PAY") return [before, null]
      const after: Trade = { ...trade, status: "TRADE_SUCCESS", paidAt: now() }
      return [withTrade(before, after), after]
    })
    if (paid !== null) void deliver(new URLSearchParams(noticeOf(paid)).toString()).catch(() => undefined)
    const trade = books.trades[number]
    return trade?.status === "TRADE_SUCCESS" ? backToShop(trade) : null
  }

  /** Shifts all times back by some days: payments become as old as if those days had passed. */
  const advance = (days: number): Promise<null> =>
    change((before) => [shiftedBack(before, Math.round(days * 86_400)), null])

  return { call, page, advance, noticeOf, trade: (number: string) => books.trades[number] ?? null }
}

/** Back to the shop. What the address says proves nothing, as with the real one. */
const backToShop = ({ returnUrl, outTradeNo, tradeNo, amount }: Trade): PeerPage => {
  const url = new URL(returnUrl)
  url.searchParams.set("out_trade_no", outTradeNo)
  url.searchParams.set("trade_no", tradeNo)
  url.searchParams.set("total_amount", yuanOf(amount))
  return seeOther(url.href)
}

/** The product of each page where people pay. */
const products: ReadonlyMap<string, string> = new Map([
  ["alipay.trade.page.pay", "FAST_INSTANT_TRADE_PAY"],
  ["alipay.trade.wap.pay", "QUICK_WAP_WAY"],
])

const contentOf = (fields: Fields): Fields => {
  const content: unknown = JSON.parse(fields["biz_content"] ?? "{}")
  if (typeof content !== "object" || content === null) return {}
  return Object.fromEntries(
    Object.entries(content).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  )
}
