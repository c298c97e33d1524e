/** Browsers inside other apps, by their user agent: they block providers, downloads and the microphone, and forget who is signed in. */
export const inAppBrowsers =
  /MicroMessenger|\bQQ\/|Weibo|DingTalk|FBAN|FBAV|Instagram|\bLine\/|BytedanceWebview|musical_ly|Snapchat|LinkedInApp/i
