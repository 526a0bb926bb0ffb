/// The style sheet of every page. Its numbers are those of `WebMetrics`.
enum StyleSheet {
  static let text = palette + rules

  /// System colors are Apple's, in both schemes.
  private static let palette =
    ":root{color-scheme:light dark;" + CSSColor.properties() + "}"
    + "@media(prefers-contrast:more){:root{" + CSSColor.contrastProperties()
    + "--line:light-dark(#0009,#fff9);--ink2:light-dark(#2b2b30,#e2e2e8);--ink3:light-dark(#3a3a40,#d0d0d6);}}"

  private static let rules = #"""
    :root{
    --page:light-dark(#fff,#161618);--ground:light-dark(#f5f5f7,#0e0e10);--card:light-dark(#fff,#1c1c1f);--base:var(--card);
    --ink:light-dark(#1d1d1f,#f2f2f5);--ink2:light-dark(#61616a,#a2a2ad);--ink3:light-dark(#707079,#8d8d98);
    --line:light-dark(#0000001a,#ffffff1c);--fill:light-dark(#7878801f,#7878803d);--hover:light-dark(#0000000a,#ffffff0f);
    --down:light-dark(#00000014,#ffffff1f);--tint:light-dark(#0060d4,#5aa2ff);--on-tint:light-dark(#fff,#04101f);
    --bad:light-dark(#c9222b,#ff7b76);--glass:light-dark(#f5f5f7d9,#161618d9);--switch:light-dark(#248a3d,#30a14e);
    --round:ui-rounded,"SF Pro Rounded",system-ui,sans-serif;--serif:ui-serif,Georgia,"Times New Roman",serif;
    --mono:ui-monospace,"SF Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace;
    --sans:system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Helvetica Neue",Arial,sans-serif;
    --shadow:0 1px 2px light-dark(#0000000d,#0006),0 0 0 1px var(--line);
    --lift:0 0 0 1px var(--line),0 8px 24px light-dark(#00000024,#000a),0 2px 6px light-dark(#00000014,#0006)}
    *,*::before,*::after{box-sizing:border-box}
    *{margin:0}
    html{height:100%;-webkit-text-size-adjust:100%;text-size-adjust:100%;scrollbar-color:light-dark(#00000033,#ffffff38) transparent}
    body{height:100%;overflow:hidden;background:var(--ground);color:var(--ink);font:1rem/1.375 var(--sans);
    -webkit-font-smoothing:antialiased;text-rendering:optimizeLegibility;overflow-wrap:break-word}
    button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
    button{background:none;border:0;padding:0;text-align:inherit;cursor:pointer;touch-action:manipulation}
    a{color:inherit;text-decoration:none}
    ul{list-style:none;padding:0}
    h1,h2,h3{font:inherit}
    hr{border:0}
    [hidden],[popover]:not(:popover-open){display:none!important}
    :focus-visible{outline:2px solid var(--tint);outline-offset:2px}
    h1:focus{outline:0}
    .sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}

    .skip{position:fixed;inset-block-start:8px;inset-inline-start:8px;z-index:99;padding:10px 16px;border-radius:10px;background:var(--tint);color:var(--on-tint);font-weight:600;transform:translateY(-300%)}
    .skip:focus{transform:none}
    main:focus{outline:0}

    /* Layout: rows, columns, layers. */
    .h,.v{display:flex;min-width:0}
    .h{flex-direction:row;align-items:center}
    .v{flex-direction:column;align-items:center}
    .h.rev{flex-direction:row-reverse}.v.rev{flex-direction:column-reverse}
    .g{gap:8px}
    .h>*,.v>*{min-width:0}
    .aS{align-items:flex-start}.aE{align-items:flex-end}.aB{align-items:baseline}.aL{align-items:last baseline}
    .h>.gx{flex:1 1 0%}.h>.gy{align-self:stretch}
    .v>.gy{flex:1 1 0%}.v>.gx{align-self:stretch}
    .v>.gs,.z>.gs{min-height:0}
    .h>.fr,.v>.fr{flex-shrink:0}
    .h>.pri,.v>.pri{flex-shrink:0}
    .h>.mw{flex:1 1 0%}.v>.mw,.z>.mw{width:100%;align-self:auto;justify-self:auto}
    .v>.mh{flex:1 1 0%}.h>.mh,.z>.mh{height:100%}
    .neg>*+*{margin-inline-start:var(--over)}.v.neg>*+*{margin-inline-start:0;margin-block-start:var(--over)}
    .z{display:grid;grid-template:minmax(0,auto)/minmax(0,1fr);place-items:center;min-width:0}
    .z.gy{grid-template-rows:minmax(0,1fr)}
    .z>*{grid-area:1/1;min-width:0;max-width:100%}
    .z>.gx{justify-self:stretch}.z>.gy{align-self:stretch}
    .p16{padding:16px}.np>*{margin-block:var(--nb);margin-inline:var(--ni)}
    .fw{width:max-content}.fh{height:max-content}
    .ar{max-width:100%;max-height:100%;justify-self:stretch}.af{min-width:100%;min-height:100%}
    .ar>*,.af>*{width:100%;height:100%}
    .sp{--min:8px}
    .h>.sp{flex:1 1 var(--min);min-width:min(var(--min),100%);align-self:auto}.v>.sp{flex:1 1 var(--min);min-height:var(--min);align-self:auto}
    .h.g>.sp:not(:first-child){margin-inline-start:-8px}.h.g>.sp:not(:last-child){margin-inline-end:-8px}
    .v.g>.sp:not(:first-child){margin-block-start:-8px}.v.g>.sp:not(:last-child){margin-block-end:-8px}
    .v.g>.cl:not(:first-child,.cl+*){margin-block-start:-8px}.v.g>.cl:not(:last-child){margin-block-end:-8px}
    .hr{background:var(--line);flex:none!important;align-self:stretch}
    .v>.hr,.z>.hr,.pan>.hr{height:1px;width:100%}.h>.hr{width:1px}
    .ov,.bg{position:relative;isolation:isolate}
    .ov>.over,.bg>.behind{position:absolute;inset:0;width:fit-content;height:fit-content;place-self:inherit;margin:auto}
    .ov>.over.gx,.bg>.behind.gx{width:auto}.ov>.over.gy,.bg>.behind.gy{height:auto}
    .behind{z-index:-1}
    .jS>.over{margin-inline-start:0}.jE>.over{margin-inline-end:0}.iS>.over{margin-block-start:0}.iE>.over{margin-block-end:0}
    .abs{position:relative;max-width:100%}.abs.abs>*{position:absolute}
    .nw .t,.t.nw{white-space:pre}
    .gd{display:grid;justify-items:center;align-items:center}.gd>*{grid-column:1/-1}.gd>.gx{justify-self:stretch}.gr{display:grid;grid-template-columns:subgrid;justify-items:inherit;align-items:inherit;justify-self:stretch}.gr.iC{align-items:center}.gr>.gx{justify-self:stretch}.gr>.gy{align-self:stretch}
    .jS{justify-items:start}.jE{justify-items:end}.iS{align-items:start}.iE{align-items:end}
    .pos{position:relative;min-width:10px;min-height:10px}.pos.pos>*{position:absolute;transform:translate(-50%,-50%)}
    .sv{overflow:hidden auto;overscroll-behavior:contain}.sx{overflow:auto hidden;overscroll-behavior-inline:contain}.sb{overflow:auto}
    .scroll{display:grid;grid-template-columns:minmax(0,1fr);justify-items:center;align-items:start}
    .scroll.sx{grid-template-columns:auto;justify-items:start}.scroll.sb{grid-template-columns:minmax(max-content,1fr)}
    .scroll>.gx{justify-self:stretch}.scroll.gy>.gy{align-self:stretch}
    .tap{cursor:pointer}

    /* Text and pictures. */
    .t{display:block;text-align:start;min-width:0;white-space:pre-wrap}
    .tc{text-align:center}.te{text-align:end}
    .one{white-space:pre;overflow:hidden;text-overflow:ellipsis;max-width:100%}
    .clamp{display:-webkit-box;-webkit-box-orient:vertical;overflow:hidden}
    .tl,.free{color:var(--tint)}.tl:hover,.free:hover{text-decoration:underline}
    h3{font-weight:600}
    .sy{width:1em;height:1em;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round;display:block}
    .sy .sf{fill:currentColor}.sy .sk{stroke:var(--behind,var(--base))}.sy .sk.sf{fill:var(--behind,var(--base))}
    .t .sy{display:inline-block;vertical-align:-.15em}
    .im{display:inline-grid;place-items:center;flex:none;font-size:1.25rem;line-height:1;width:1em;height:1em}
    .im.rs{width:100%;height:100%}.im.rs .sy{width:100%;height:100%;stroke-width:1.25}
    .pic{display:block;max-width:100%;object-fit:fill}.pic.rs{width:100%;height:100%;min-height:0}
    .pic.none{display:grid;place-items:center;color:var(--ink3);background:var(--fill);border-radius:8px;min-width:24px;min-height:24px}
    .svg{display:block;min-width:10px;min-height:10px}.fr>.svg{min-width:0;min-height:0}.svg>svg{display:block;width:100%;height:100%;overflow:visible}
    .h.aB>.im,.h.aB .acc{align-self:center}
    [dir=rtl] .mir .sy{transform:scaleX(-1)}
    .redacted{color:transparent!important;background:var(--fill);border-radius:4px}.redacted *{visibility:hidden}
    .glass{backdrop-filter:blur(20px) saturate(1.6)}

    /* Windows and pages. */
    .win{position:relative;height:100dvh;display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr);place-items:center;overflow:hidden}
    .win>*{grid-area:1/1}.win>.gx{justify-self:stretch}.win>.gy{align-self:stretch}
    .win>.stack,.win>.split,.win>.tabs,.win>.page{justify-self:stretch;align-self:stretch}
    /* Raised parts of a page, such as its bars, stay below anything in front of the page. */
    .page,.stack,.tabs,.split,.list,.scroll,:is(.z,.h,.v,.gd):has(>[style*="z-index"]){isolation:isolate}
    .stack{min-height:0}.stack>*{place-self:stretch;min-height:0}
    .page{display:flex;flex-direction:column;height:100%;min-height:0;min-width:0;overflow:hidden auto;background:var(--ground);align-items:center}
    .page>*{flex:none;max-width:100%}.page>.gx,.page>.bar,.page>.toolbar{align-self:stretch}
    .page>:not(.bar,.toolbar){margin-block:auto}
    .page>.gy{flex:1 1 0%;margin-block:0}.page>.gs{min-height:0}.page>.gy:not(.gs){flex:1 0 auto}
    .page>.v.gy,.page>.z.gy{width:100%}
    .bar{position:sticky;top:0;z-index:5;display:grid;grid-template-columns:minmax(0,auto) minmax(0,1fr) minmax(0,auto);grid-template-areas:"l t r" "b b b";grid-template-rows:56px;grid-auto-rows:auto;align-items:center;column-gap:12px;
    padding-inline:16px;background:var(--glass);backdrop-filter:blur(20px) saturate(1.6);box-shadow:0 1px 0 var(--line)}
    .lead{grid-area:l}.mid{grid-area:t;min-width:0}.trail{grid-area:r;justify-self:end}.below{grid-area:b;width:100%;max-width:704px;justify-self:center;padding-block:8px;display:grid;gap:8px}
    .lead,.trail{display:flex;align-items:center;min-width:0}
    .title{font-size:1.0625rem;font-weight:600;letter-spacing:-.01em;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;line-height:1.375}
    .root .title{font-size:1.25rem;letter-spacing:-.015em}
    .big{grid-template-areas:"l . r" "t t t" "b b b";padding-block-end:8px}.big .mid{padding-block-start:8px}
    .big .title{font-size:2rem;font-weight:700;letter-spacing:-.02em;line-height:1.2}
    .back{display:flex;align-items:center;gap:2px;min-height:44px;max-width:40vw;margin-inline-start:-8px;padding-inline:4px 10px;border-radius:10px;color:var(--tint);font-weight:500}
    .back .t{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.back .sy{font-size:1.375rem;flex:none;stroke-width:2}
    [dir=rtl] .back .sy{transform:scaleX(-1)}
    .back:hover{background:var(--hover)}.back:active{background:var(--down)}
    .toolbar{position:sticky;bottom:0;z-index:5;display:flex;justify-content:space-around;align-items:center;gap:8px;min-height:56px;padding:4px 16px max(4px,env(safe-area-inset-bottom));background:var(--glass);backdrop-filter:blur(20px);box-shadow:0 -1px 0 var(--line)}
    .toolbar>.sp,.toolbar .sp{flex:1}
    .split{display:flex;width:100%;height:100%;min-height:0;position:relative;background:var(--line);gap:1px}
    .col{display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr);min-width:0;min-height:0;flex:none;background:var(--ground);max-width:100%}
    .col>*{min-height:0;min-width:0}.col.last{flex:1 1 0%}.col.over{position:absolute;inset-block:0;inset-inline-start:0;z-index:8;box-shadow:var(--lift)}
    .split>.col:first-child:not(.last) :is(.page,.bar){background:light-dark(#ededf0,#131316)}.split>.col:first-child:not(.last) .bar{box-shadow:none}
    .tabs{display:flex;flex-direction:column;width:100%;height:100%;min-height:0;align-items:center}
    .tabs>*{flex:none}.tabs>.gx,.tabs>.tabbar{align-self:stretch}.tabs>.gy{flex:1 1 0%;min-height:0}.tabs>.stack,.tabs>.page{align-self:stretch;flex:1 1 0%}
    .tabs>:not(.tabbar,.gy,.marks){margin-block:auto}
    .tabs.sideways{flex-direction:row}
    .tabbar{display:flex;justify-content:center;gap:4px;min-height:56px;padding:5px 12px max(5px,env(safe-area-inset-bottom));background:var(--glass);backdrop-filter:blur(20px) saturate(1.6);box-shadow:0 -1px 0 var(--line);z-index:6;overflow-x:auto}
    .tabbar.top{box-shadow:0 1px 0 var(--line)}
    .tab{position:relative;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:1px;flex:1 1 0;min-width:56px;max-width:168px;padding:4px 12px;border-radius:10px;color:var(--ink2);font-size:.75rem;line-height:1.25;font-weight:500}
    .tab *{font-size:inherit;line-height:inherit}.tab .im{font-size:1.375rem;line-height:1}.tab .h{flex-direction:column;gap:1px}
    .tab:hover{background:var(--hover)}.tab[aria-selected=true]{color:var(--tint)}
    .badge{position:absolute;inset-block-start:1px;inset-inline-start:calc(50% + 8px);min-width:18px;padding:0 5px;border-radius:9px;background:var(--bad);color:light-dark(#fff,#2a0504);font-size:.6875rem;font-weight:600;text-align:center;line-height:18px}
    .marks{display:flex;justify-content:center;align-items:center;gap:2px;min-height:36px}
    .marks button{width:24px;height:24px;display:grid;place-items:center;border-radius:50%}.marks button::before{content:"";width:8px;height:8px;border-radius:50%;background:var(--ink3);opacity:.5}
    .marks [aria-current]::before{background:var(--ink);opacity:1}
    .inspector{border-inline-start:1px solid var(--line)}

    /* Lists. */
    .list{width:100%;align-self:stretch;padding-block-end:env(safe-area-inset-bottom)}
    .rows{display:block;padding-block:16px;padding-inline:max(16px,(100% - 704px)/2)}.side .rows{padding-inline:0}.tablev .rows{padding-inline:0}.rows:empty{padding:0}
    .sh,.sft{display:flex;flex-direction:column;align-items:flex-start}.sh>.gx,.sft>.gx{align-self:stretch}.sh{padding:24px 16px 8px;font-weight:600;color:var(--ink2)}
    h2.sh,.sh{font-weight:600}
    .sft{padding:8px 16px 12px;color:var(--ink2)}
    .sec{display:flow-root}.sec+.ul{margin-block-start:24px}.sec>.ul:first-child{margin-block-start:24px}.rows>.sec:first-child>.ul:first-child{margin-block-start:0}
    .row{position:relative;display:flex;align-items:center;gap:8px;min-height:44px;padding:11px 16px}
    .row>*{min-width:0}.row>.gx{flex:1 1 0%}.row>.fa{margin-inline-start:auto}
    .rc{display:flex;flex-direction:column;align-items:flex-start;min-width:0;flex:1}
    .cards .ul{border-radius:12px;background:var(--card);box-shadow:var(--shadow);overflow:clip}
    .row+.row:not(.nosep)::before{content:"";position:absolute;inset-block-start:0;inset-inline:16px 0;height:1px;background:var(--line)}
    .flat .page,.flat{--base:var(--page);background:var(--page)}.rows>.ul:first-child{margin:0}.flat .sh{background:var(--ground);margin-block-start:16px;padding-block:8px;position:sticky;top:0;z-index:2}
    .side .row::before{display:none}.side .row.act::before,.side .row.sel::before{content:"";display:block;position:absolute;inset-inline:8px;inset-block:0;height:auto;border-radius:8px;z-index:-1;background:none}.side .row{isolation:isolate}
    .side .acc{display:none}
    .row.sel{--behind:color-mix(in srgb,var(--tint) 13%,var(--base));background:color-mix(in srgb,var(--tint) 13%,transparent)}.cards .row.sel{background:color-mix(in srgb,var(--tint) 12%,var(--card))}
    .side .row.sel{background:none;font-weight:500}.side .row.sel.row::before{background:light-dark(#0000000f,#ffffff17)}
    .act:hover{--behind:color-mix(in srgb,var(--ink) 5%,var(--base));background:var(--hover)}.act:active{--behind:color-mix(in srgb,var(--ink) 10%,var(--base));background:var(--down)}.side .act:is(:hover,:active){background:none}.side .act:hover::before{background:var(--hover)}.side .act:active::before{background:var(--down)}
    .row .lk{min-width:0}.row>.lk::after,.row>.opt::after,.row.act>.b::after,.row>:is(.tog,.pick,.navp).wide::after,.row .disc::after,.pickr{content:"";position:absolute;inset:0;border-radius:inherit}
    .row .lk:focus-visible,.row.act>.b:focus-visible{outline:0}.row>.lk:focus-visible::after,.row.act>.b:focus-visible::after,.row>.opt:has(:focus-visible)::after,.pickr:focus-visible{outline:2px solid var(--tint);outline-offset:-2px;border-radius:10px}
    .row .lk .im:first-child{color:var(--tint)}
    .acc{color:var(--ink3)}.acc .sy{stroke-width:2.25;padding:.1em}
    .row>.t.acc,.row>.acc:not(.im){color:var(--ink2)}
    .pickr{z-index:1}.pickr:has(~.acts){inset-inline-end:36px}.pickr:has(~.acts>.grip){inset-inline-end:64px}.pickr.mark{display:flex;align-items:center;padding-inline-start:16px;font-size:1.375rem;color:var(--tint)}
    .row .b,.row .sw,.row a,.row select,.row input,.row .steps{z-index:1}
    .row>.b{justify-content:flex-start}
    .del{position:absolute;inset-block:0;inset-inline-start:0;width:52px;display:grid;place-items:center;color:var(--bad);font-size:1.375rem;z-index:2}
    .rbg{position:absolute;inset:0;z-index:-1}.row:has(.rbg){isolation:isolate;overflow:clip}
    .acts{position:absolute;inset-block:0;inset-inline-end:8px;display:flex;align-items:center;z-index:2}
    .acts>.b{width:28px;min-width:0;min-height:min(44px,100%);border-radius:8px;color:var(--ink2)}.acts>.b:hover{background:var(--down);color:var(--ink)}
    .swiped{flex-wrap:wrap;padding-inline-end:16px!important}.swiped>.acts{position:static;flex:1 0 100%!important}.swiped>.acts>:not(.pop){display:none}
    .swiped>.acts>.pop.pop:not(:popover-open){position:static;display:flex!important;flex-wrap:wrap;justify-content:flex-end;gap:6px;width:100%;max-width:none;padding:0;background:none;box-shadow:none;backdrop-filter:none}
    .swiped>.acts>.pop:not(:popover-open)>.item{width:auto;background:var(--fill);padding-inline:12px;font-size:.875rem}
    .grip{width:12px;height:18px;padding:13px 8px;flex:none;box-sizing:content-box;cursor:grab;touch-action:none;background:radial-gradient(circle 1.5px,var(--ink2) 92%,transparent) 0 0/6px 6px content-box content-box}
    .lifted{z-index:3;pointer-events:none;background:var(--card);box-shadow:0 4px 16px #0003;border-radius:10px}.lifted .acts>.b{visibility:hidden}.slot{position:fixed;height:2px;margin-block-start:-1px;border-radius:1px;background:var(--tint);z-index:50;pointer-events:none}.slot.around{margin:0;border-radius:6px;background:none;outline:2px solid var(--tint);outline-offset:2px}
    [draggable=true]{cursor:grab}
    .ask{position:fixed;inset:auto 0 24px;margin:auto;border:0;display:flex;gap:8px;align-items:center;width:fit-content;padding:12px 16px;border-radius:14px;background:var(--card);color:var(--ink);box-shadow:0 8px 32px #0004}
    .kept{z-index:59;flex-wrap:wrap;width:min(440px,100vw - 32px)}.kept p,.kept textarea{width:100%}.kept textarea{min-height:88px;padding:8px;border-radius:9px;border:1px solid var(--line);background:var(--ground)}

    /* Controls. */
    .b>.gx{flex:1 1 0%}
    .b{display:inline-flex;align-items:center;justify-content:center;gap:8px;min-width:0;border-radius:9px;position:relative}
    .sy{flex:none}
    .b>.sy{font-size:1.25rem}
    .bor,.glassb{padding:7px 14px;background:var(--fill);font-weight:500}
    .bor{color:var(--tint)}.bor.bad{color:var(--bad)}
    .bor:hover,.glassb:hover{background:color-mix(in srgb,var(--fill),var(--ink) 6%)}.bor:active,.glassb:active{background:color-mix(in srgb,var(--fill),var(--ink) 14%)}
    .glassb{box-shadow:var(--shadow);background:var(--card)}
    .pro{--behind:var(--tint);padding:7px 14px;background:var(--tint);color:var(--on-tint);font-weight:600}
    .pro:hover{background:color-mix(in srgb,var(--tint),#000 8%)}.pro:active{background:color-mix(in srgb,var(--tint),#000 16%)}
    .pro.bad{background:var(--bad)}
    .link{color:var(--tint)}.link.bad,.pl.bad{color:var(--bad)}.link:hover{opacity:.8}
    .cardb{background:var(--card);box-shadow:var(--shadow);border-radius:12px;padding:12px}
    .small{min-height:28px;padding:3px 10px}.large{min-height:44px;padding:11px 18px}
    .cap{border-radius:99px}.circ{border-radius:50%;aspect-ratio:1;padding:7px}.rr{border-radius:9px}
    .barb,.bar .b:not(.pro){min-height:40px;padding-inline:10px;border-radius:10px;color:var(--tint);font-weight:500;background:none}
    .bar .trail{margin-inline-end:-8px}.barb:hover,.bar .b:not(.pro):hover{background:var(--hover)}.ico{min-width:40px}.ico.small{min-width:28px}
    .toolbar .b{min-height:40px;padding-inline:10px;color:var(--tint);border-radius:10px}.toolbar .b:hover{background:var(--hover)}
    .on{background:color-mix(in srgb,var(--tint) 18%,transparent)}
    :disabled,[aria-disabled=true]{opacity:.45;cursor:default}
    .b:active{transform:scale(.98)}
    .wide{width:100%;flex:1 1 auto!important}
    .tog,.pick,.step,.opt,.disc{display:inline-flex;align-items:center;gap:12px;min-width:0;cursor:pointer}
    .step{cursor:auto;gap:8px}
    .in{display:flex;align-items:center;gap:8px;min-width:0}.wide>.in{flex:1}
    .row :not(.wide)>.date.lab{min-height:36px}.row :not(.wide)>.color.lab{min-height:28px}
    .tog .in:empty,.pick .in:empty{display:none}
    .sw{appearance:none;flex:none;width:44px;height:26px;border-radius:13px;background:light-dark(#78788066,#787880a3);position:relative;transition:background .18s;cursor:pointer;border:0;margin:0}
    .sw::after{content:"";position:absolute;inset-block-start:2px;inset-inline-start:2px;width:22px;height:22px;border-radius:50%;background:#fff;box-shadow:0 1px 3px #0004;transition:transform .18s cubic-bezier(.3,1.3,.6,1)}
    .sw:checked{background:var(--switch)}.sw:checked::after{transform:translateX(18px)}[dir=rtl] .sw:checked::after{transform:translateX(-18px)}
    input[type=checkbox]:not(.sw),input[type=radio]{accent-color:var(--tint);width:18px;height:18px;margin:0;flex:none}
    .pick select{appearance:none;field-sizing:content;max-width:60vw;min-height:34px;border:0;border-radius:8px;color:var(--ink2);padding-block:4px;padding-inline:10px 30px;cursor:pointer;text-overflow:ellipsis;
    background:right 6px center/18px no-repeat url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23808088' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M8 10l4-4 4 4M8 14l4 4 4-4'/%3E%3C/svg%3E")}
    [dir=rtl] .pick select{background-position:left 6px center}
    .pick select:hover{background-color:var(--hover)}.wide.pick select{margin-block:-6px;margin-inline-end:-10px;text-align:end;text-align-last:end}
    .pick:not(.wide) select{background-color:var(--fill);color:var(--ink)}
    .pick option{background:var(--card);color:var(--ink)}
    .pick input{min-height:34px;border:0;border-radius:8px;background:var(--fill);padding:4px 10px;margin-block:-6px}
    .pick input[type=color]{width:44px;padding:3px;cursor:pointer}
    .steps{display:flex;background:var(--fill);border-radius:8px;overflow:clip;flex:none}.wide>.steps{margin-block:-5px}.steps button{width:40px;height:32px;display:grid;place-items:center}.steps button+button{box-shadow:-1px 0 0 var(--line)}.steps button:hover{background:var(--hover)}.steps button:active{background:var(--down)}
    .spread{display:flex;align-items:center;gap:8px;min-width:0}.spread:has(>.radios){flex-direction:column;align-items:stretch}
    .seg{display:flex;flex:none;max-width:100%;background:var(--fill);border-radius:9px;padding:2px;min-width:0;overflow-x:auto}.wide>.seg{margin-inline-start:auto}.wide>.seg:only-child{flex:1}
    .seg>.opt{flex:1 1 auto;justify-content:center;padding:5px 13px;border-radius:7px;font-weight:500;white-space:nowrap}.seg .opt input{position:absolute;opacity:0;pointer-events:none}
    .seg .opt .in{justify-content:center}.seg .t{white-space:nowrap}
    .seg .opt:has(:checked){background:light-dark(#fff,#5a5a60);box-shadow:0 1px 3px #0002}.seg .opt:has(:focus-visible){outline:2px solid var(--tint)}
    .radios{display:flex;flex-direction:column;gap:4px}.radios>.opt{padding:7px 14px}.wheel{max-height:180px;overflow:auto}
    .row>.opt{flex:1}.row>.opt input{position:absolute;opacity:0}.row>.opt .in{flex:1}.row .opt .mark{color:var(--tint);visibility:hidden}.row .opt:has(:checked) .mark{visibility:visible}
    .disc{padding-inline-end:24px;gap:0;position:relative}.row .disc{position:static}.disc .mark{position:absolute;inset-inline-end:0;width:1em;color:var(--ink3);font-size:1rem;transition:transform .18s}.disc.open .mark{transform:rotate(90deg)}
    .row .disc .mark{inset-inline-end:16px}
    .navp .in{flex:1}
    .range{appearance:none;background:none;width:100%;min-width:80px;height:22px;margin:0;cursor:pointer}
    .range::-webkit-slider-runnable-track{height:4px;border-radius:2px;background:linear-gradient(to right,var(--tint) var(--at),var(--fill) var(--at))}
    [dir=rtl] .range::-webkit-slider-runnable-track{background:linear-gradient(to left,var(--tint) var(--at),var(--fill) var(--at))}
    .range::-moz-range-track{height:4px;border-radius:2px;background:var(--fill)}.range::-moz-range-progress{height:4px;border-radius:2px;background:var(--tint)}
    .range::-webkit-slider-thumb{appearance:none;width:22px;height:22px;margin-block-start:-9px;border-radius:50%;background:#fff;box-shadow:0 0 0 .5px #0003,0 2px 6px #0003}
    .range::-moz-range-thumb{width:22px;height:22px;border:0;border-radius:50%;background:#fff;box-shadow:0 0 0 .5px #0003,0 2px 6px #0003}
    .prog,.gauge,.busy{display:block;height:22px;background:linear-gradient(to right,var(--tint) var(--at,40%),var(--fill) var(--at,40%));clip-path:inset(8px 0 round 3px);min-width:80px;align-self:center}
    [dir=rtl] .prog{background:linear-gradient(to left,var(--tint) var(--at),var(--fill) var(--at))}
    .ring{width:22px;height:22px;border-radius:50%;background:conic-gradient(var(--tint) var(--at),var(--fill) 0);mask:radial-gradient(circle,transparent 7px,#000 8px)}
    .spin{width:22px;height:22px;border-radius:50%;border:3px solid var(--fill);border-block-start-color:var(--ink2);animation:turn .9s linear infinite}
    @keyframes turn{to{transform:rotate(1turn)}}
    .meas{width:100%}
    .f{min-width:0;width:100%;min-height:36px;padding:6px 10px;border-radius:9px;border:1px solid var(--line);background:var(--card);transition:border-color .12s,box-shadow .12s}
    .f::placeholder{color:var(--ink3);opacity:1}
    .f:hover{border-color:light-dark(#00000038,#ffffff38)}
    .f:focus{outline:0;border-color:var(--tint);box-shadow:0 0 0 3px color-mix(in srgb,var(--tint) 25%,transparent)}
    .f.bare{border:0;background:none;padding:7px 0;border-radius:4px;box-shadow:none}.row:has(>.f.bare:focus){box-shadow:inset 0 0 0 2px var(--tint);border-radius:10px}
    .f.ed,.f.grow{display:block;resize:vertical;line-height:inherit}.f.ed{min-height:112px}.f.grow{field-sizing:content;resize:none;--around:14px;min-height:max(36px,var(--least,1)*1lh + var(--around));max-height:calc(var(--most)*1lh + var(--around))}
    .f.bare.lone{padding:0;min-height:22px}.f.grow.bare.lone{--around:0px;min-height:max(22px,var(--least,1)*1lh)}
    .v>.f.ed{flex:1 1 112px}
    .search{border-radius:10px;background:var(--fill);border-color:transparent;padding-inline-start:34px;background-repeat:no-repeat;background-position:10px 50%;background-size:18px;
    background-image:url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23808088' stroke-width='2' stroke-linecap='round'%3E%3Cpath d='M10.500 4a6.500 6.500 0 1 0 0 13a6.500 6.500 0 1 0 0-13zM15.500 15.500L21 21'/%3E%3C/svg%3E")}
    [dir=rtl] .search{background-position:calc(100% - 10px) 50%}

    /* Menus and panels. */
    .menu{display:inline-grid}.row>.menu{justify-items:start}.row>.menu>.b{position:static}.row>.menu>.b>.mark{position:absolute;inset-inline-end:16px}.row>.menu>.b::after{content:"";position:absolute;inset:0}
    .mb .mark{font-size:.875rem;color:var(--ink3);margin-inline-end:-4px}
    .pop{position:fixed;inset:auto;margin:0;border:0;padding:5px;min-width:190px;max-width:min(320px,92vw);max-height:80dvh;overflow:auto;border-radius:12px;background:light-dark(#fffffff5,#2a2a2ef5);color:var(--ink);box-shadow:var(--lift);backdrop-filter:blur(20px)}
    .pop .item,.pop .menu>.b{display:flex;width:100%;justify-content:flex-start;min-height:34px;padding:6px 10px;border-radius:7px;color:var(--ink);font-weight:400;background:none}
    .pop .item:hover,.pop .item:focus-visible{background:var(--tint);color:var(--on-tint);outline:0}.pop .item.bad{color:var(--bad)}.pop .item.bad:hover{background:var(--bad);color:#fff}
    .pop .item[aria-checked=true]::after{content:"✓";margin-inline-start:auto}
    .pop .item[data-k]::after{content:attr(data-k);content:attr(data-k)/"";margin-inline-start:auto;padding-inline-start:24px;opacity:.65;font-size:.875rem}
    .pop .item[data-k][aria-checked=true]::after{content:"✓ " attr(data-k);content:"✓ " attr(data-k)/""}
    .pop .more::after{content:"›";content:"›"/"";margin-inline-start:auto;padding-inline-start:24px}[dir=rtl] .pop .more::after{transform:scaleX(-1)}
    .pop [role=group]+[role=group]{border-block-start:1px solid var(--line);margin-block-start:5px;padding-block-start:5px}
    .appm::before{content:"";width:17px;height:13px;border-block:2px solid;background:linear-gradient(currentColor,currentColor) center/100% 2px no-repeat}
    @media(scripting:none){.appm{display:none}}[data-g*=m],[data-g*=r]{touch-action:none}
    .pop hr{height:1px;margin:5px 10px;background:var(--line);width:auto}.pop .sh{padding:6px 10px 2px;font-size:.75rem}
    dialog{border:0;padding:0;margin:auto;color:var(--ink);background:var(--ground);max-width:none;max-height:none;position:fixed;inset:0;z-index:20;box-shadow:var(--lift)}
    dialog::backdrop{background:light-dark(#00000040,#0000008c);animation:fade .2s}
    dialog:not(:modal){box-shadow:var(--lift),0 0 0 100vmax light-dark(#00000040,#0000008c)}
    .pan{width:100%;height:100%;min-height:0}.pan>.stack,.pan>.page,.pan>.tabs,.pan>.split{place-self:stretch;min-height:0}
    .sheet{width:min(600px,100vw - 48px);height:min(720px,100dvh - 64px);border-radius:16px;overflow:clip;animation:rise .28s cubic-bezier(.2,.9,.3,1)}
    .sheet[style*="--h"]{height:min(var(--h),100dvh - 64px)}
    .sheet .pan{grid-template-rows:minmax(0,1fr);overflow:auto}
    .sheet.fit{height:fit-content;max-height:min(720px,100dvh - 64px);padding-block:48px 8px;overflow:auto}
    .cover{width:100vw;height:100dvh;border-radius:0;box-shadow:none;animation:rise .28s}.cover .pan{grid-template-rows:minmax(0,1fr)}
    .close{position:absolute;inset-block-start:8px;inset-inline-end:10px;z-index:6;width:40px;height:40px;border-radius:50%;background:var(--fill);color:var(--ink2)}.close:hover{background:var(--down)}
    .shut .bar{padding-inline-end:60px}.shut.lone:not(.fit)>.pan{padding-block-start:48px}
    .alert{width:min(360px,100vw - 32px);border-radius:18px;padding:24px;background:light-dark(#fff,#232326);text-align:center;overflow:auto;height:fit-content;max-height:calc(100dvh - 32px);animation:pop .18s}
    .alert .pan,.alert .pan>*{width:100%;height:auto}.alert .v{align-items:stretch}.alert .t{text-align:center}
    .alert .answer,.alert .bor{display:flex;width:100%;min-height:44px;border-radius:11px;background:var(--fill);color:var(--tint);font-weight:500;padding:8px 12px}
    .alert .answer.cancel{font-weight:600}.alert .answer.bad{color:var(--bad)}.alert .answer:hover{background:color-mix(in srgb,var(--fill),var(--ink) 6%)}
    .popover{border-radius:14px;padding:8px;max-width:min(420px,100vw - 32px);height:fit-content;background:var(--card);animation:pop .16s;overflow:visible}
    .popover::backdrop{background:none}.popover>.pan{max-height:calc(100dvh - 48px);overflow:auto}
    .popover[data-at]:modal::before{content:"";position:absolute;left:var(--ax);top:var(--ay);width:12px;height:12px;margin:-6px;transform:rotate(45deg);background:inherit;box-shadow:0 0 0 1px var(--line);clip-path:var(--cut);border-radius:2px}
    @keyframes rise{from{transform:translateY(24px);opacity:0}}
    @keyframes pop{from{transform:scale(.96);opacity:0}}
    @keyframes fade{from{opacity:0}}
    #note{position:fixed;inset-block:auto 16px;border:0;margin-block:0;height:fit-content;inset-inline:0;margin-inline:auto;width:fit-content;max-width:90vw;padding:8px 16px;border-radius:99px;background:var(--ink);color:var(--page);font-size:.875rem;z-index:60;opacity:0;transform:translateY(8px);transition:.2s;pointer-events:none}
    #note.show{opacity:1;transform:none}

    @media(max-width:639px){
    .bar{grid-template-columns:minmax(min-content,1fr) minmax(0,auto) minmax(min-content,1fr)}.bar .mid{text-align:center}.bar.root{grid-template-columns:minmax(0,1fr) 0 auto}.bar.root .mid{justify-self:start;text-align:start;grid-column:1/3}
    .big .mid,.big.root .mid{justify-self:start;text-align:start;max-width:none}
    .sheet{width:100vw;height:calc(100dvh - 24px);margin-block-end:0;border-end-start-radius:0;border-end-end-radius:0}
    .sheet[style*="--h"]{height:min(var(--h),100dvh - 24px)}.sheet.fit{height:fit-content;max-height:calc(100dvh - 24px)}}
    @media(min-width:640px){.back .t{max-width:220px}.mid{border-inline-start:1px solid var(--line);padding-inline-start:14px}.root .mid,.big .mid{border:0;padding:0}}
    @media(max-height:420px){.bar{grid-template-rows:44px;position:static}.tabbar{min-height:44px}.toolbar{position:static}}
    @media(prefers-reduced-motion:reduce){*,*::before,*::after,::backdrop{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:.01ms!important;scroll-behavior:auto!important}}
    @media(forced-colors:active){.row,.ul,.b,.f,.sw,dialog,.tab,.seg .opt,.pop{border:1px solid ButtonBorder}.row.sel,.seg .opt:has(:checked),.tab[aria-selected=true]{outline:2px solid Highlight}.sw:checked{background:Highlight;forced-color-adjust:none}.hr{background:CanvasText}.range,.prog,.gauge,.ring,.busy,.spin{forced-color-adjust:none;--tint:Highlight;--fill:GrayText;--ink2:CanvasText}.row{border:0}.row+.row{border-block-start:1px solid ButtonBorder}.sw::after{background:ButtonText}}
    @media(prefers-contrast:more){.cards .ul,.f,.bor{border:1px solid var(--ink2)}}
    @media print{html,body,.win,.page,.list,.scroll,.tabs,.stack,.split,.col,main{height:auto!important;overflow:visible!important;display:block!important;background:#fff!important;color:#000}.bar{position:static;backdrop-filter:none;background:none}.mid{border:0!important;padding:0!important}.tabbar,.toolbar,.back,.acts,#note,nav.col{display:none!important}.cards .ul{box-shadow:none;border:1px solid #ccc;break-inside:avoid}}
    """#
}
