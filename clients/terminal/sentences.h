#pragma once

#include <string>

#include "clients/terminal/roster.h"
#include "common/game/forecast.h"
#include "common/game/telling.h"

// What happened, what is offered and what an action would come to, as lines of text.
namespace galloper::terminal {

std::string news_text(const News& news, const SentPicture& picture, const Roster& roster);
std::string forecast_text(const Forecast& forecast, const SentPicture& picture);
std::string offer_text(const SentOffer& offer, const Roster& roster);
std::string answer_text(const SentAsk& ask, const SentAnswer& answer, const SentPicture& picture,
                        const Roster& roster);
std::string ending_text(const SentPicture& picture);

}  // namespace galloper::terminal
