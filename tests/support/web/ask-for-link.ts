import type { Page } from "playwright"

/** Fills in the sign-in page, agrees to the terms and waits until the link is sent. */
export const askForLink = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel("Email address").fill(email)
  await page.getByRole("checkbox", { name: /^I agree/ }).check()
  await page.getByRole("button", { name: "Send me a link" }).click()
  await page.getByRole("heading", { name: "Your link is ready" }).waitFor()
}
