import type { Forecast } from '../protocol/messages';

/** Whether a forecast has anything to say. */
export const tells = (forecast: Forecast) =>
  forecast.cost !== undefined ||
  forecast.odds.length + forecast.marks.length + forecast.notes.length > 0;
