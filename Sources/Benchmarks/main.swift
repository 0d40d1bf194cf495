import Garland
let model = PageModel()
let big = PageModel(summaries: 10_000, rows: 0)
let more = big.summaries + [PageModel.summary(10_000)]
func hand(_ capacity: Int, _ f: (inout HandWritten) -> Void) -> [UInt8] { var h = HandWritten(capacity: capacity); f(&h); return h.bytes }
let appending = Renderer()
_ = appending.render(DividedPage(summaries: big.summaries))
var contests = [
  Contest(name: "list", floor: { hand(1 << 16) { $0.list(model) } }, subject: { ListPage(model: model).rendered().bytes }, goal: 80),
  Contest(name: "table", floor: { hand(1 << 18) { $0.table(model) } }, subject: { TablePage(model: model).rendered().bytes }, goal: 80),
  Contest(name: "divided", floor: { hand(1 << 16) { $0.list(model, divided: true) } }, subject: { DividedPage(summaries: model.summaries).rendered().bytes }, goal: 60),
  Contest(name: "10,000 children", floor: { hand(1 << 23) { $0.list(big, divided: true) } }, subject: { DividedPage(summaries: big.summaries).rendered().bytes }, goal: 60),
  Contest(name: "append: fresh vs", floor: { Renderer().render(DividedPage(summaries: more)).bytes }, subject: {
    _ = appending.render(DividedPage(summaries: big.summaries)); return appending.render(DividedPage(summaries: more)).bytes }, goal: 250),
]
for c in contests where CommandLine.arguments.count < 2 || c.name.contains(CommandLine.arguments[1]) {
  let r = c.run(rounds: c.name.contains("000") || c.name.contains("append") ? 11 : 41)
  print(c.name, r.bytes, Int(r.share * 100), "%", Int(r.speed / 1e6), "MB/s of", Int(r.floorSpeed / 1e6))
}
