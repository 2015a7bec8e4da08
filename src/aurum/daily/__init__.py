"""The deal of the day: three deals that everybody plays under equal conditions."""

from aurum.daily.chain import BadDay, Chain, Host, new_host
from aurum.daily.chain_files import package_series
from aurum.daily.deals import DEALS, DayDeal
from aurum.daily.series import Dealer, Series

__all__ = [
    "DEALS",
    "BadDay",
    "Chain",
    "DayDeal",
    "Dealer",
    "Host",
    "Series",
    "new_host",
    "package_series",
]
