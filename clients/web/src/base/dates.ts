/** When it was, as the browser's own language writes it; to the minute. */
export const showDate = (at: number, languages: readonly string[] = navigator.languages) =>
  new Intl.DateTimeFormat([...languages], {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
