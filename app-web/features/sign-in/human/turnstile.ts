const script = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit"

interface Turnstile {
  readonly render: (at: HTMLElement, options: Readonly<Record<string, unknown>>) => void
}

declare global {
  interface Window {
    readonly turnstile?: Turnstile
  }
}

const load = (): Promise<Turnstile> =>
  new Promise((resolve, reject) => {
    if (window.turnstile !== undefined) return resolve(window.turnstile)
    const element = document.createElement("script")
    element.src = script
    element.addEventListener("load", () =>
      window.turnstile === undefined ? reject(new Error("the widget did not start")) : resolve(window.turnstile))
    element.addEventListener("error", () =>
      reject(new Error("the widget could not be loaded")))
    document.head.append(element)
  })

/** Shows Cloudflare's widget there until it gives a token. */
export const askTurnstile = async (at: HTMLElement, siteKey: string): Promise<string> => {
  const turnstile = await load()
  return new Promise((resolve, reject) => {
    turnstile.render(at, {
      sitekey: siteKey,
      callback: resolve,
      "error-callback": () => reject(new Error("the widget failed")),
      "timeout-callback": () => reject(new Error("the widget was not used in time")),
    })
  })
}
