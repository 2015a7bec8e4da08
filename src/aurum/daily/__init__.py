"""The deal of the day: three deals that everybody plays under equal conditions."""

from aurum.daily.chain import BadDay, Chain, Host, new_host
from aurum.daily.chain_files import package_chain
from aurum.daily.deals import DEALS, DayDeal

__all__ = ["DEALS", "BadDay", "Chain", "DayDeal", "Host", "new_host", "package_chain"]
