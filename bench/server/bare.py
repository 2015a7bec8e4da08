"""The yardstick: a bare Starlette fan-out. 149 bytes in, 800 to each of four, and nothing else."""

from __future__ import annotations

import sys

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

NEWS = "x" * 800
groups: dict[str, list[WebSocket]] = {}


async def fan_out(socket: WebSocket) -> None:
    await socket.accept()
    group = groups.setdefault(socket.path_params["group"], [])
    group.append(socket)
    try:
        while True:
            await socket.receive_text()
            for member in group:
                await member.send_text(NEWS)
    except WebSocketDisconnect:
        group.remove(socket)


app = Starlette(routes=[WebSocketRoute("/{group}", fan_out)])

if __name__ == "__main__":
    uvicorn.run(
        app,
        port=int(sys.argv[1]),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_level="error",
    )
